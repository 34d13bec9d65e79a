import type { LiveProjectName } from '#domain/wire/live-project.ts';
import type { FeedPoint } from '#domain/market/sequence.ts';
import type { Listener, Stop } from '../transport.ts';
import type { Beat, DataProject, PublishedDocument } from './data-project.ts';
import type { MessageKind } from './message-kinds.ts';
import type { MessageReader } from './message-readers.ts';

export interface WatchOptions<Message, Image extends Message & FeedPoint> {
  id: string;
  kind: MessageKind<Message>;
  /** Comes with the projects. Called while one is used. */
  reader: () => MessageReader<Message, Image>;
  /** Which project brings it; null while unknown. */
  name: LiveProjectName | null;
  /** Called with the project's name once it is known. */
  named: (name: LiveProjectName) => void;
  /** Watches at the gateway from `after` on; null starts with an image. */
  viaGateway: (listener: Listener<Message>, after: FeedPoint | null) => Stop;
  after: FeedPoint | null;
  /** Null when the project is not configured, not loaded yet or broken. */
  project: (name: LiveProjectName) => DataProject | null;
  /** Called when that may have changed. */
  onProjects: (changed: () => void) => Stop;
  listener: Listener<Message>;
  /** Called with the source that brings it from now on. */
  brought?: (by: 'gateway' | 'project') => void;
}

/**
 * Brings one market or score: from the gateway at first, from its project once that is live and at least as recent, and
 * from the gateway again when the project falls silent, fails or no longer has it. Each message follows the last one or
 * is an image.
 */
export function watchDocument<Message, Image extends Message & FeedPoint>(
  options: WatchOptions<Message, Image>,
): Stop {
  const { id, kind, reader, viaGateway, project, onProjects, listener } = options;
  let { name } = options;
  let point = options.after;
  let used: DataProject | null = null;
  let stopUsing: Stop = () => undefined;
  let stopGateway: Stop | null = null;
  /** The project's last image; null while the gateway delivers. */
  let last: { image: Image; publisher: string } | null = null;

  const say = (message: Message) => {
    point = kind.pointOf(message) ?? point;
    listener.message(message);
  };

  function openGateway(): void {
    last = null;
    options.brought?.('gateway');
    stopGateway ??= viaGateway(
      {
        message: (message) => {
          say(message);
          const found = kind.projectIn(message);
          if (name !== null || found === null) return;
          name = found;
          options.named(found);
          lookForProject();
        },
        ended: () => {
          stopGateway = null;
          stopUsing();
          listener.ended();
        },
      },
      point,
    );
  }

  function lookForProject(): void {
    const found = name === null ? null : project(name);
    if (found === used) return;
    stopUsing();
    used = found;
    if (!found) return openGateway();
    let stopDocument: Stop | null = null;
    const beaten = (beat: Beat | null) => {
      if (beat === null) {
        stopDocument?.();
        stopDocument = null;
        if (last) openGateway();
      } else {
        stopDocument ??= found.watch(kind.pathOf(id), (document) => take(document, found));
        if (last?.publisher === beat.publisher) say(reader().heartbeat(id, last.image, beat.at));
        else if (last) openGateway();
      }
    };
    const stopBeats = found.onBeat(beaten);
    stopUsing = () => {
      stopBeats();
      stopDocument?.();
    };
    if (found.beat) beaten(found.beat);
  }

  function take(document: PublishedDocument | null, from: DataProject): void {
    const image = document?.publisher === from.beat?.publisher ? readImage(document) : null;
    if (!document || !image) {
      if (last) openGateway();
      return;
    }
    const isOlder = point?.epoch === image.epoch && image.to < point.to;
    if (isOlder || (last && image.to === last.image.to && image.epoch === last.image.epoch)) return;
    stopGateway?.();
    stopGateway = null;
    const before = last?.image;
    if (!before) options.brought?.('project');
    last = { image, publisher: document.publisher };
    say(before && before.epoch === image.epoch ? reader().between(before, image) : image);
  }

  function readImage(document: PublishedDocument | null): Image | null {
    try {
      return document && reader().read(document.image);
    } catch {
      return null;
    }
  }

  const stopProjects = onProjects(lookForProject);
  openGateway();
  lookForProject();
  return () => {
    stopProjects();
    stopUsing();
    stopGateway?.();
  };
}
