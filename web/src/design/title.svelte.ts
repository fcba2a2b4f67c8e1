/** What the browser's tab is called while a screen is shown. */
export function pageTitle(title: () => string): void {
  $effect(() => {
    document.title = title();
    return () => (document.title = 'Astrolude');
  });
}
