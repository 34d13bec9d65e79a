import { leagueOf, type League } from './league.ts';

export const basketballLeagues: readonly League[] = [
  leagueOf(
    'Pier League',
    8,
    `
    Dockside Cranes      | US | Gantry Arena         | #e07a1f | #14141f
    Bayview Buoys        | US | Bayview Center       | #c1121f | #ffffff
    Cape Comets          | US | Cape Dome            | #1d3557 | #f4c95d
    Lagoon Lights        | US | Lagoon Hall          | #00a6a6 | #10222e
    Jetty Jumpers        | CA | Jetty Gardens        | #5a189a | #ffffff
    Reef Runners         | US | Coral Court          | #ff6b6b | #1a1a40
    Sound Sirens         | US | Soundside Arena      | #0a3d62 | #b8e1ff
    Inlet Icebreakers    | CA | Inlet Ice House      | #a8dadc | #14284b
    Marina Manatees      | US | Marina Pavilion      | #495867 | #ffffff
    Causeway Kites       | US | Causeway Fieldhouse  | #f7d046 | #2a1a5e
    Lighthouse Lancers   | US | Lamp Room Arena      | #8b1e3f | #ffe8d6
    Gulf Gannets         | US | Gulf Street Coliseum | #1b4332 | #ffd60a
  `,
  ),
  leagueOf(
    'Boardwalk League',
    8,
    `
    Peninsula Pumas      | ES | Palacio del Cabo     | #6a040f | #ffffff
    Fjord Foxes          | NO | Fjordhallen          | #d95d0f | #10182b
    Delta Dragonflies    | NL | Deltahal             | #006466 | #d5f2e3
    Atoll Aces           | FR | Salle de l’Atoll     | #0077b6 | #ffffff
    Strait Stingrays     | TR | Boğaz Salonu         | #240046 | #ff9e80
    Cove Cougars         | PT | Pavilhão da Enseada  | #bb8500 | #0d0d1a
    Headland Herons      | IE | Headland Hall        | #2f6f3e | #ffffff
    Tidal Titans         | DE | Gezeitenhalle        | #1a1a1a | #e5b700
    Shoal Sharks         | IT | PalaSecca            | #2b3a67 | #ffffff
    Estuary Egrets       | BE | Scheldehal           | #f8f9fa | #9d174d
    Archipelago Arrows   | GR | Nisia Arena          | #1565c0 | #ffffff
    Canal Condors        | PL | Hala Kanałowa        | #b5179e | #ffffff
  `,
  ),
];
