type WithoutNulls<Given> = { [Name in keyof Given]: Exclude<Given[Name], null> };

/** GraphQL lets a client send null for what it leaves out; a body of the exchange is without it. */
export const withoutNulls = <Given extends object>(given: Given): WithoutNulls<Given> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) as WithoutNulls<Given>;
