/** What every effect of a machine is until a provider gives the real one: fails by its own name. */
export function notProvided(effect: string): never {
  throw new Error(`The effect "${effect}" was not provided to its machine`);
}
