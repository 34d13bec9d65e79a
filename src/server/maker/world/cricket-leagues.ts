import { leagueOf, type League } from './league.ts';

export const cricketLeagues: readonly League[] = [
  leagueOf(
    'Harbour Premier League',
    11,
    `
    Mumbai Mariners     | IN | Sassoon Dock Oval         | #0b3d91 | #f5c518
    Chennai Breakers    | IN | Marina Road Ground        | #f2b705 | #0a2a5e
    Kolkata Tides       | IN | Strand Gardens            | #4b1d6b | #f3d9a4
    Delhi Windjammers   | IN | Yamuna Park               | #b3141d | #ffffff
    Kochi Currents      | IN | Willingdon Island Stadium | #ff7a1a | #1b1b4b
    Goa Gulls           | IN | Mandovi Field             | #0f7b4f | #ffffff
    Vizag Anchors       | IN | Dolphin’s Nose Ground     | #12355b | #9fd8ff
    Surat Spinnakers    | IN | Tapi Riverside            | #7a1143 | #ffd1e3
    Puri Pelicans       | IN | Lighthouse Ground         | #0c6e7c | #fff2c9
    Mangaluru Monsoons  | IN | Netravati Stadium         | #26323f | #7fe08a
  `,
  ),
  leagueOf(
    'Coastal T20 Cup',
    11,
    `
    Galle Lanterns        | LK | Rampart Field          | #8c1c13 | #ffe08a
    Chattogram Herons     | BD | Karnaphuli Ground      | #00573f | #ffcf40
    Karachi Dhows         | PK | Keamari Oval           | #06402b | #e8f5d0
    Durban Dunes          | ZA | Point Road Park        | #e6a817 | #14213d
    Gqeberha Gales        | ZA | Algoa Bay Ground       | #1d4e89 | #ffffff
    Bridgetown Frigates   | BB | Careenage Field        | #00267f | #ffc726
    Kingston Corals       | JM | Palisadoes Park        | #ff5a5f | #20202a
    Napier Northerlies    | NZ | Bluff Hill Reserve     | #101820 | #6ad1e3
    Fremantle Ferrymen    | AU | South Mole Oval        | #4c2a85 | #ffffff
    Cardiff Coracles      | GB | Taff Meadow            | #c8102e | #f4f4f4
  `,
  ),
];
