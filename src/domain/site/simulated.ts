/** The names under which programs of ours bet. Only who has the operator's key may open an account of such a name. */
const simulatedNames = /^(simulated-bettor-\d+|maker-\d+|stage-maker|replay-[0-9a-f]{8})$/i;

/** Returns the user name of a bettor of the crowd. Nobody can take it for a person. `number` counts from 1. */
export const simulatedBettorName = (number: number): string =>
  `simulated-bettor-${String(number).padStart(3, '0')}`;

/** Whether the account of that name belongs to a program of ours and not to a person. */
export const isSimulatedName = (userName: string): boolean => simulatedNames.test(userName);
