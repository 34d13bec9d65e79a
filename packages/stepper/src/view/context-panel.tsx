import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import css from './context-panel.module.css';
import { contextOf } from './moment-at.ts';
import { Panel, rove } from './parts.tsx';
import { useTool } from './tool.ts';
import { goneParts, treeRows, type TreeRow } from './tree-rows.ts';

/** What the machine holds, as a tree, with what the last step changed. */
export function ContextPanel() {
  const { timeline, actor, moment } = useTool();
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState('');
  const { is, was } = useMemo(
    () => contextOf(timeline, moment.here, actor.path),
    [timeline, moment.here, actor.path],
  );
  const rows = treeRows(is, was, folded);
  const gone = goneParts(is, was);
  const list = useRef<HTMLUListElement>(null);
  const { here } = moment;
  useEffect(() => {
    if (here.parent !== null) showChange(list.current);
  }, [here]);
  const stop = rows.some(({ path }) => path === current) ? current : rows[0]?.path;
  const fold = (path: string, isFolded: boolean) =>
    setFolded((before) => {
      const next = new Set(before);
      if (isFolded) next.add(path);
      else next.delete(path);
      return next;
    });
  return (
    <Panel name="Context">
      {rows.length === 0 ? (
        <p className={css.none}>
          {is === null || typeof is === 'object' ? 'It holds nothing.' : JSON.stringify(is)}
        </p>
      ) : (
        <ul
          ref={list}
          className={css.tree}
          role="tree"
          aria-label={`Context of ${actor.path || 'the machine'}`}
          data-rove=""
        >
          {rows.map((row) => (
            <TreeItem
              key={row.path}
              row={row}
              isStop={row.path === stop}
              onFocus={() => setCurrent(row.path)}
              onFold={(isFolded) => fold(row.path, isFolded)}
            />
          ))}
        </ul>
      )}
      {gone.length === 0 ? null : <p className={css.gone}>Gone: {gone.join(', ')}</p>}
    </Panel>
  );
}

/** Scrolls the list, not the page, to the first of what the last step changed. */
function showChange(list: HTMLElement | null) {
  const changed = list?.querySelector<HTMLElement>('[data-change="new"], [data-change="other"]');
  if (!list || !changed) return;
  const top = changed.offsetTop - list.offsetTop;
  const isSeen = top >= list.scrollTop && top + changed.offsetHeight <= list.scrollTop + list.clientHeight;
  if (!isSeen) list.scrollTop = top - list.clientHeight / 3;
}

interface TreeItemProps {
  readonly row: TreeRow;
  readonly isStop: boolean;
  readonly onFocus: () => void;
  readonly onFold: (isFolded: boolean) => void;
}

const changeWords = { new: 'new', other: 'changed', within: 'changed within' } as const;

function TreeItem({ row, isStop, onFocus, onFold }: TreeItemProps) {
  const { name, level, isOpen, words, change, was } = row;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    rove(event);
    if (isOpen === null) {
      // The arrows belong to the tree, also where they do nothing.
      if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') event.preventDefault();
      return;
    }
    const wish = { ArrowRight: false, ArrowLeft: true, Enter: isOpen, ' ': isOpen }[event.key];
    if (wish === undefined) return;
    event.preventDefault();
    onFold(wish);
  };
  return (
    <li
      role="treeitem"
      aria-level={level}
      aria-expanded={isOpen ?? undefined}
      aria-selected={false}
      data-roving=""
      data-change={change ?? undefined}
      tabIndex={isStop ? 0 : -1}
      className={css.row}
      style={{ paddingInlineStart: (level - 1) * 14 + 4 }}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={() => isOpen !== null && onFold(isOpen)}
    >
      <span className={css.sign} aria-hidden="true">
        {isOpen === null ? '' : isOpen ? '▾' : '▸'}
      </span>
      <span className={css.name}>{name}</span>
      <span className={css.words}>{words}</span>
      {change === null ? null : (
        <span className={css.change} title={was === null ? undefined : `was ${was}`}>
          {change === 'other' && was !== null && was.length <= 24 ? `was ${was}` : changeWords[change]}
        </span>
      )}
    </li>
  );
}
