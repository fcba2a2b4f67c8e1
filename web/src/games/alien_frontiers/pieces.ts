/**
 * Which physical piece is which.
 *
 * The view tells ships apart by owner and value only, and colonies by owner and place. To let a drawn piece travel,
 * each is given an identity that lasts: a piece that has not moved keeps its own, one that has is matched to the
 * nearest that went missing.
 */

/** A piece as the view shows it. Only pieces of one family can be the same one. */
export interface Sighting {
  family: string;
  /** What it shows, where it stands: the more of it agrees, the likelier it is the same piece. */
  face: string;
  place: string;
}

export interface Tracked extends Sighting {
  id: string;
}

type Agree = (before: Tracked, now: Sighting) => boolean;

const ROUNDS: Agree[] = [
  (before, now) => before.place === now.place && before.face === now.face,
  (before, now) => before.face === now.face,
  (before, now) => before.place === now.place,
  () => true,
];

/** The same pieces as `sightings`, in their order, with the identities they had before where that is possible. */
export function track(before: readonly Tracked[], sightings: readonly Sighting[]): Tracked[] {
  const lost = [...before];
  const ids = new Array<string | undefined>(sightings.length);
  for (const agree of ROUNDS) {
    sightings.forEach((now, index) => {
      if (ids[index] !== undefined) return;
      const at = lost.findIndex((piece) => piece.family === now.family && agree(piece, now));
      if (at >= 0) ids[index] = lost.splice(at, 1)[0]?.id;
    });
  }
  const taken = new Set(before.map((piece) => piece.id));
  return sightings.map((now, index) => ({ ...now, id: ids[index] ?? fresh(now.family, taken) }));
}

function fresh(family: string, taken: Set<string>): string {
  let number = 0;
  while (taken.has(`${family}#${number}`)) number++;
  const id = `${family}#${number}`;
  taken.add(id);
  return id;
}
