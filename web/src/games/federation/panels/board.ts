import type { FederationTable, SeatView } from '../view';

/** What every part of an individual board gets; only the reader's own can be clicked. */
export interface BoardProps {
  table: FederationTable;
  seat: number;
  holder: SeatView;
  own: boolean;
}
