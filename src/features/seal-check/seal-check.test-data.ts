/** Events that are over, worked out elsewhere: a draw with `sha256sum`, a race and an index with another language's SHA-256. */

const seed = '5eed'.repeat(16);

export const sealedDraw = {
  seal: '9619e2c3275e1e8be9ca29f0d7e0668cfdc675efcac99dbfa3ed48872c69809f',
  revealed: seed,
  told: ['Third digit: 2', 'Second digit: 2', 'First digit: 3'],
};

export const revealedRace = `${seed} race: Off By One 5124, Hot Reload 4876, Byte Size 5012`;
export const sealedRace = {
  seal: '9d74013230699383c79ab92b9b6fa5789fa5ca78fe8b3b0ff458b84dec897d18',
  revealed: revealedRace,
  told: ['Off By One leads from Byte Size, 3 lengths', 'Off By One wins, Hot Reload second, Byte Size third'],
};

export const revealedIndex = `${seed} index: start 2001350`;
export const sealedIndex = {
  seal: '9efcaf08483575474b36b87910cedf82e9379e760110e03cb773197658b729bb',
  revealed: revealedIndex,
  told: ['Starts at 20013.5', 'Up to 20018.25', 'Down to 20016', 'Closed at 20047.26'],
};
