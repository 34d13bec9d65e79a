import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { shownZone } from '#actors/device-zone.ts';
import { NewDevicesDocument, SeeNewDevicesDocument } from '#graphql/__generated__/graphql.ts';
import { NewDeviceNoteView } from './new-device-note.view.tsx';

/** At the first visit after somebody signed in on a browser that was new to the account: where that was. */
export function NewDeviceNote() {
  const { data } = useQuery(NewDevicesDocument, { fetchPolicy: 'network-only' });
  const [see] = useMutation(SeeNewDevicesDocument);
  const [isClosed, setClosed] = useState(false);
  const close = (upTo: string) => {
    setClosed(true);
    // What was not heard is told again at the next visit.
    void see({ variables: { upTo } }).catch(() => undefined);
  };
  const devices = isClosed ? [] : (data?.newDevices ?? []);
  return <NewDeviceNoteView devices={devices} zone={shownZone()} onClose={close} />;
}
