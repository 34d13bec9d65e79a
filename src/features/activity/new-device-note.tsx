import { useMutation, useQuery } from '@apollo/client/react';
import { deviceZone } from '#actors/device-zone.ts';
import { NewDevicesDocument, SeeNewDevicesDocument } from '#graphql/__generated__/graphql.ts';
import { NewDeviceNoteView } from './new-device-note.view.tsx';

/** At the first visit after somebody signed in on a browser that was new to the account: where that was. */
export function NewDeviceNote() {
  const { data, refetch } = useQuery(NewDevicesDocument, { fetchPolicy: 'network-only' });
  const [see] = useMutation(SeeNewDevicesDocument);
  const close = (upTo: string) =>
    // What was not heard is told again at the next visit.
    void see({ variables: { upTo } }).then(
      () => refetch(),
      () => undefined,
    );
  return <NewDeviceNoteView devices={data?.newDevices ?? []} zone={deviceZone()} onClose={close} />;
}
