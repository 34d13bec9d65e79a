/** The folder of a machine, by its id or by that name itself: `bet-slip` of `betSlip`. */
export const folderOf = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
