import { itemAt } from '#domain/must.ts';
import type { Entrant } from './entrant.ts';
import { slugOf } from './ids.ts';
import { normalScores } from './strengths.ts';

export interface TennisTournament {
  name: string;
  /** Where it is played. */
  ground: string;
  surface: 'hard' | 'clay' | 'grass';
}

export const tennisTournaments: readonly TennisTournament[] = [
  { name: 'Regatta Open', ground: 'Harbour Park, Cascais', surface: 'hard' },
  { name: 'Lighthouse Masters', ground: 'Lighthouse Courts, Brest', surface: 'clay' },
  { name: 'Breakwater Classic', ground: 'Mole Gardens, Trieste', surface: 'clay' },
  { name: 'Saltmarsh Championships', ground: 'The Lawns, Southwold', surface: 'grass' },
  { name: 'Marina Bay Trophy', ground: 'Marina Arena, Kobe', surface: 'hard' },
  { name: 'Copper Coast Open', ground: 'Muelle Norte, Antofagasta', surface: 'clay' },
  { name: 'Spinnaker Cup', ground: 'Royal Slip Courts, Auckland', surface: 'hard' },
  { name: 'Fjord Indoor', ground: 'Vågen Hall, Bergen', surface: 'hard' },
  { name: 'Trade Winds International', ground: 'Anse Rouge, Mahé', surface: 'hard' },
  { name: 'Quayside Grass Court Open', ground: 'Quay Meadow, Hoorn', surface: 'grass' },
  { name: 'Estuary Clay Championships', ground: 'Kornati Club, Šibenik', surface: 'clay' },
];

/** The ranking, best first. The last two letters are the country. */
const ranking = `
  N. Petrova BG, J. Lindqvist SE, V. Castellanos ES, M. Tanaka JP, A. Marlow GB, B. Haugland NO, R. Iyer IN,
  P. Duval FR, G. Marchetti IT, C. Montgomery US, U. Steinbach DE, T. Achterberg NL, L. Ferreira PT, O. Brännström SE,
  I. Okafor NG, S. Novak CZ, F. Bustamante AR, K. Banerjee IN, D. Kowalczyk PL, H. Yamashita JP, E. Rasmussen DK,
  W. Ashdown AU, V. Horvat HR, X. Etxeberria ES, A. Papadakis GR, Q. Delacroix FR, L. Oberholzer CH, S. Urrutia CL,
  T. Mackenzie CA, D. Stanojević RS, C. Duarte BR, P. Van Rooyen ZA, E. Lehtonen FI, I. Dragomir RO, J. Whitcombe GB,
  N. Villaseñor MX, K. Sundaram IN, Y. Levitan IL, B. Thorsen NO, P. Quintero CO, G. Esposito IT, S. Halloran IE,
  O. Demir TR, R. Takahara JP, W. Carrington US, F. Leclercq BE, H. Lindgren SE, I. Baptista PT, K. Wójcik PL,
  Z. Rahmani TN, A. El Amrani MA, N. Tsereteli GE, H. Brandt DE, L. Svoboda CZ, M. Okonjo NG, J. Achieng KE,
  W. Shen CN, C. Adeyemi NG, V. Linde EE, T. Barta HU, O. Blackwood NZ, P. Mikkelsen DK, S. Arnault FR, M. Khoury LB,
  R. Chaudhary IN, G. Nakagawa JP, B. Sokolov BG, F. Moreau FR, E. Nyström SE, Y. Prakoso ID, J. Pereira-Luz BR,
  K. Tanveer PK, N. Ferrante IT, Z. Kovačić HR, D. Whelan IE, A. Oyelaran NG, L. Montoya CO, R. Dlamini ZA,
  U. Raudsepp EE, T. Vandersteen BE`;

/** Best first. Their strengths follow from the ranking. */
export const tennisPlayers: readonly Entrant[] = ranking.split(',').map((line, at, all) => {
  const name = line.trim().slice(0, -3);
  return {
    id: slugOf(name),
    name,
    strength: itemAt(normalScores(all.length), at),
    country: line.trim().slice(-2),
    ranking: at + 1,
  };
});
