/** What somebody pastes or types to get to a table. Pure. */
const SIGNS = /^[2-9A-HJKMNP-TV-Z]{6}$/;

/** A code of six signs, or the path of a link to a table of this site; null where it is neither. */
export function linkOf(text: string): { code: string } | { path: string } | null {
  const typed = text.trim();
  const link = /\/([jt])\/([\w-]+)(#[\w-]+)?$/.exec(typed);
  if (link?.[1] === 'j' && link[2]?.length === 6) return { code: link[2].toUpperCase() };
  if (link) return { path: `/${link[1]}/${link[2]}${link[3] ?? ''}` };
  const code = typed.replace(/[\s–-]/g, '').toUpperCase();
  return SIGNS.test(code) ? { code } : null;
}
