/** Stands in for an effect until a provider gives the real one. Throws an error that names the effect. */
export function notProvided(effect: string): never {
  throw new Error(`The effect "${effect}" was not provided to its machine`);
}
