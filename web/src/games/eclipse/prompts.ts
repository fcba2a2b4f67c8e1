/** Which panel a question is about. */
const PANELS: Readonly<Record<string, string>> = {
  upgrade: 'blueprints',
  ancient_part: 'blueprints',
  research: 'research',
  ancient_technology: 'research',
  artifact: 'empire',
  cube_track: 'empire',
  graveyard: 'empire',
  first_cube: 'empire',
  orbital_cube: 'empire',
  make_room: 'empire',
  displace: 'empire',
  upkeep: 'empire',
  shrine: 'empire',
  consent: 'pacts',
  envoy_cube: 'empire',
  which_alliance: 'pacts',
};

export function panelFor(prompt: string): string | null {
  return PANELS[prompt] ?? null;
}
