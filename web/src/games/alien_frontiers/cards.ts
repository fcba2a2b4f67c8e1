/** How each alien tech card is shown: its symbol, its printed price, and which halves it has. */
export interface CardFace {
  symbol: string;
  /** Fuel printed on the card; null where it works without being used. */
  fuel: number | null;
  discard: boolean;
  point: boolean;
}

function lasting(symbol: string, point = false): CardFace {
  return { symbol, fuel: null, discard: false, point };
}

function powers(symbol: string, fuel: number, discard = true): CardFace {
  return { symbol, fuel, discard, point: false };
}

const CARDS: Record<string, CardFace> = {
  alien_city: lasting('fd-atalum', true),
  alien_monument: lasting('ec-monolith', true),
  booster_pod: powers('part-drive', 1),
  data_crystal: powers('cry-coppernium', 1),
  gravity_manipulator: powers('sg-balance', 2),
  holographic_decoy: lasting('fd-spy'),
  orbital_teleporter: powers('sg-gate-ring', 2),
  plasma_cannon: powers('part-cannon', 1),
  polarity_device: powers('gp-terraform', 1),
  resource_cache: lasting('ec-cube'),
  stasis_beam: powers('part-shield', 1),
  temporal_warper: powers('ui-clock', 1),
  mind_control_helmet: powers('fd-mage', 4, false),
};

export function cardFace(id: string): CardFace {
  const face = CARDS[id];
  if (!face) throw new Error(`there is no card ${id}`);
  return face;
}
