import { leagueOf, type League } from './league.ts';

export const soccerLeagues: readonly League[] = [
  leagueOf(
    'Northern Docks League',
    11,
    `
    Port Vale Rovers    | GB | Chandler Lane        | #111111 | #ffffff
    Saltmarsh United    | GB | The Saltings         | #1e5aa8 | #ffffff
    Quayside Athletic   | GB | Customs House Ground | #c1121f | #ffffff
    Ferry Lane          | GB | Ferry Lane Park      | #0b6e4f | #f2f2f2
    Breakwater City     | GB | Breakwater Stadium   | #6ec1e4 | #1a1a2e
    Old Harbour         | GB | Mole Head            | #7b1e3b | #9fd3ff
    Tidewater Town      | GB | Weir Road            | #f4a300 | #1b1b1b
    Shipwrights FC      | GB | The Slipway          | #581845 | #ffd9a0
    Beacon Hill         | GB | Beacon Hill Terrace  | #ffdd00 | #0033a0
    Estuary Wanderers   | GB | Mudflat Lane         | #233d4d | #fe9f4d
    Ropewalk Albion     | GB | The Ropewalk         | #003566 | #ffc300
    Copper Quay         | GB | Smelter Street       | #8a3b12 | #ffe5cc
    Lantern Street      | GB | Lantern Street       | #2d6a4f | #d8f3dc
    Drydock Rangers     | GB | Caisson Park         | #d7263d | #0b0b2b
    Gullcliff Town      | GB | Cliff Top Road       | #eeeeee | #14213d
    Lockgate Harriers   | GB | Lock Four            | #5f0f40 | #ffffff
  `,
  ),
  leagueOf(
    'Estuary League',
    11,
    `
    Kelpie Sands         | GB | Dunes Road          | #00798c | #ffffff
    Chandlers Row        | GB | Tallow Park         | #f6f6f6 | #b3001b
    Fairwater Vale       | GB | Vale Meadow         | #006d32 | #ffe94a
    Sandhaven            | GB | Promenade Ground    | #f1c40f | #2c1a4d
    Marrow Bay           | GB | Bay View            | #34113f | #e7c6ff
    Westering Rovers     | GB | Sunset Lane         | #e4572e | #17202a
    Cinder Wharf         | GB | The Cinders         | #2b2d42 | #ef9f9f
    Skerry Athletic      | GB | Skerry Point        | #0d3b66 | #faf0ca
    Holmwick City        | GB | Holm Bridge         | #9d0208 | #ffd166
    Thornmouth           | GB | Thorn Bank          | #386641 | #ffffff
    Oxmoor Swifts        | GB | Moor End            | #1b263b | #e0e1dd
    Brackwater           | GB | Brack Lock          | #3a86ff | #0b0b0b
    Stonepier County     | GB | Pier Approach       | #4a4e69 | #f2e9e4
    Penmarrow            | GB | Tin Street          | #000000 | #f5a623
    Pilot Green          | GB | The Green           | #1b7f3b | #ffffff
    Millrace Borough     | GB | Water Wheel Road    | #780000 | #fdf0d5
  `,
  ),
];
