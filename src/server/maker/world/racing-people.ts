/** Splits a list of names at its commas. */
export const listOf = (names: string): string[] => names.split(',').map((name) => name.trim());

export const jockeyNames: readonly string[] = listOf(`
  A. Brannigan, B. Okoro, C. Delaunay, D. Pillai, E. Fairclough, F. Moretti, G. Sandhu, H. Kirwan, I. Bellweather,
  J. Mazibuko, K. Ostler, L. Vantongeren, M. Corrigan, N. Shinoda, O. Trevelyan, P. Mulcahy, Q. Ballard, R. Jadhav,
  S. Winterbourne, T. Espinoza, U. Hallam, V. Mahabir, W. Dunleavy, Y. Kitagawa, A. Penhaligon, B. Suleman,
  C. Garrity, D. Roche-Martin, E. Tolland, F. Bhonsle, G. Hollis, H. Laval, I. Macrae, J. Quillan, K. Desai,
  L. Farthing, M. Nkosi, N. Brackley, O. Sørby, P. Ravel, R. Stapleford, S. Gokhale, T. Minogue, V. Achard,
  W. Loxley, Y. Barros, A. Thakkar, B. Colclough, C. Inoue, D. Hendry, E. Marchbank, F. Kilbride, G. Salles,
  H. Rathore, J. Wetherill, K. O’Dowd`);

export const trainerNames: readonly string[] = listOf(`
  Abel Thackeray, Brigid Noonan, Charles Ambrose, Devika Rao, Edmund Stroud, Fiona Gilchrist, Gerard Lacombe,
  Harriet Moss, Imran Qureshi, Jonty Hartnell, Kathleen Devane, Lucien Barreau, Meera Wadia, Niall Scanlon,
  Oonagh Ferris, Percy Aldous, Rohini Nair, Stuart Pell, Teresa Vidal, Uma Khanna, Victor Hesketh, Wilma de Haan,
  Yusuf Cassim, Zara Linton, Arthur Gaunt, Beatrix Colley, Cormac Tierney, Dilip Sawant, Esme Rudge,
  Francois Malherbe, Gwen Pryce, Hector Blane`);
