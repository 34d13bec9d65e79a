import { itemAt } from '#domain/must.ts';
import { listOf } from './racing-people.ts';

/** Made-up family names. Those of teams from South Asia are drawn from a list of their own. */
const southAsian = listOf(`
  Achari, Banerji, Bhatt, Chandran, Chavan, Dalvi, Deshmukh, Dhar, Faruqi, Gaekar, Ghoshal, Hussaini, Iyengar, Jadeja-Rao,
  Joshi, Kamble, Karandikar, Khatri, Kulasekara, Lakhani, Mahajan, Malhar, Menonkar, Mistry, Nadkarni, Nair, Pardesi,
  Patwari, Perera, Qazi, Rahmani, Rajguru, Ranawat, Sahni, Salvi, Saranga, Shekhar, Siriwardene, Solanki, Sundar, Tambe,
  Thilakan, Udawatte, Vaidya, Venkat, Wagle, Wijesooriya, Yadagiri, Zaveri`);
const others = listOf(`
  Abernethy, Ackland, Almeida, Ashcroft, Barrowman, Bellamy, Berglund, Bosch, Brightwell, Calloway, Castell, Chidgey,
  Corbin, Dacosta, Dekker, Devlin, Draycott, Ebdon, Eklund, Fairbairn, Ferreira, Finch, Galbraith, Garland, Gillespie,
  Hargreave, Haldane, Hovland, Ibarra, Jansen, Jolliffe, Kearney, Kowalik, Laurent, Lindholm, Lockyer, Mabuza, Marlowe,
  Moreau, Nwosu, Oakley, Okpara, Pascoe, Penrose, Quarrie, Radcliffe, Rasmus, Sandoval, Selwyn, Tait, Thorburn,
  Underhill, Vance, Verhoeven, Wexford, Whitlock, Yarrow, Zeller, Zubiri`);
const ofSouthAsia: ReadonlySet<string> = new Set(['IN', 'PK', 'LK', 'BD']);
const initials = 'ABCDEFGHIJKLMNOPRSTVWYZ';

/**
 * Returns the players of a league's team, by its place in the league's list. They stay the same from day to day, and
 * nobody plays for two teams of a league.
 */
export function squadOf(country: string, team: number, players: number): string[] {
  const names = ofSouthAsia.has(country) ? southAsian : others;
  return Array.from({ length: players }, (_, player) => {
    const at = team * players + player;
    const round = Math.floor(at / names.length);
    // A step that has no divisor in common with either list spreads neighbours over the alphabet.
    const surname = itemAt(names, (at * 17) % names.length);
    return `${initials[(at * 5 + round * 7) % initials.length] ?? ''}. ${surname}`;
  });
}
