import { currencyInUse } from '#domain/money/money.ts';

/**
 * The part of a table's script that puts chips on its places. Without it each place has a field for its stake. It sends
 * the same fields, so that the page may be left to it or not.
 */
export const chipsScript = (): string => `
const plain = new Intl.NumberFormat('${currencyInUse().locale}', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** With the sign of the money that is played with. */
const inWords = (minor) => document.querySelector('form.choice').dataset.sign + plain.format(minor / 100);
const onChip = (minor) => String(minor % 100 ? (minor / 100).toFixed(2) : minor / 100);

/** The chip that was chosen last stays chosen, if the browser keeps it: after a round, a reload, and at the next table. */
const chipKept = 'chip';
function withStorage(work) {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}
function keepChip(form) {
  const chips = [...form.querySelectorAll('[name=chip]')];
  const before = withStorage((storage) => storage.getItem(chipKept));
  const kept = chips.find(({ value }) => value === before);
  if (kept) kept.checked = true;
  for (const chip of chips)
    chip.addEventListener('change', () => withStorage((storage) => storage.setItem(chipKept, chip.value)));
}

/** Turns the form's fields into places to put chips on. */
function layChips(form) {
  const places = new Map([...form.querySelectorAll('label.place')].map((label) => {
    const field = label.querySelector('input');
    const button = document.createElement('button');
    button.type = 'button';
    button.className = label.className;
    button.dataset.bet = field.name;
    button.append(...label.childNodes);
    field.type = 'hidden';
    label.replaceWith(button);
    return [field.name, { field, button, laid: button.querySelector('.laid'), name: button.querySelector('.name').textContent }];
  }));
  if (places.size === 0) return;
  for (const part of form.querySelectorAll('.bar [hidden]')) part.hidden = false;
  keepChip(form);
  const total = form.querySelector('output');
  const main = form.querySelector('.main');
  const most = Number(form.dataset.most);
  const available = Number(form.dataset.available ?? Infinity);
  const atFirst = new Map();
  for (const [bet, { field }] of places) {
    const minor = Math.round(Number(field.value) * 100);
    if (minor > 0) atFirst.set(bet, minor);
  }
  const before = [];
  let stakes = atFirst;
  const sumOf = (of) => [...of.values()].reduce((sum, minor) => sum + minor, 0);

  function put(next, words) {
    if (sumOf(next) > most) return say('At most ' + inWords(most) + ' in all', true);
    before.push(stakes);
    stakes = next;
    draw(words);
  }
  function say(words, isWrong = false) {
    const sum = document.createElement('span');
    sum.textContent = inWords(sumOf(stakes));
    const said = document.createElement('span');
    said.className = isWrong ? 'said wrong' : 'said';
    said.textContent = words;
    total.replaceChildren(sum, ' ', said);
  }
  function draw(words = '') {
    for (const [bet, { field, button, laid }] of places) {
      const minor = stakes.get(bet) ?? 0;
      field.value = minor ? (minor / 100).toFixed(2) : '';
      button.toggleAttribute('data-laid', minor > 0);
      laid.replaceChildren();
      if (!minor) continue;
      const chip = document.createElement('span');
      const size = [5000, 1000, 500, 100, 50].find((one) => minor >= one * 100) ?? 10;
      chip.className = 'chip chip-' + size;
      chip.textContent = onChip(minor);
      laid.append(chip);
    }
    const sum = sumOf(stakes);
    const isSame = stakes.size === atFirst.size && [...stakes].every(([bet, minor]) => atFirst.get(bet) === minor);
    const verb = isSame && sum > 0 && 'again' in form.dataset ? 'Play again' : form.dataset.verb;
    main.textContent = sum > 0 ? verb + ' · ' + inWords(sum) : verb;
    // It may have become more elsewhere, so the exchange decides.
    if (sum > available) say('More than you have: ' + inWords(available), true);
    else say(words);
  }
  const acts = {
    Undo() {
      stakes = before.pop() ?? stakes;
      draw('Undone');
    },
    Double: () => put(new Map([...stakes].map(([bet, minor]) => [bet, 2 * minor])), 'Doubled'),
    Clear: () => put(new Map(), 'Cleared'),
  };
  form.addEventListener('click', ({ target }) => {
    const { bet, act } = target.closest('button')?.dataset ?? {};
    if (act) acts[act]();
    if (!bet) return;
    const chip = Number(new FormData(form).get('chip'));
    const minor = (stakes.get(bet) ?? 0) + chip;
    put(new Map(stakes).set(bet, minor), inWords(minor) + ' on ' + places.get(bet).name);
  });
  /** Says what is missing where the bets are summed up; nothing was asked of anybody. */
  form.addEventListener('submit', (submitted) => {
    if (sumOf(stakes) > 0) return;
    submitted.preventDefault();
    submitted.stopImmediatePropagation();
    say('Tap what to put a chip on first', true);
  });
  draw();
}

/** 1 to 6 choose a chip. Enter plays, where it does nothing else. */
function pressKey(press) {
  const form = document.querySelector('form.choice');
  if (!form || form.inert || press.repeat || press.ctrlKey || press.metaKey || press.altKey) return;
  if (/^[1-6]$/.test(press.key)) form.querySelectorAll('[name=chip]')[press.key - 1]?.click();
  if (press.key !== 'Enter' || press.target.closest('a, button, input, summary')) return;
  if (performance.now() - shownAt > sameTapMs) form.requestSubmit();
}
document.addEventListener('keydown', pressKey);
`;
