/*
 * Shows what the server tells while no page is open, and leads to the table. It is registered for /push/ alone, where
 * there is no page: it serves none, and is in nobody's way who does.
 */
self.addEventListener('push', (event) => {
  const { title, text, path, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body: text, tag, data: { path }, icon: '/icon.svg' }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data.path, self.location.origin).href;
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const open = pages.find((page) => page.url === address);
      await (open ? open.focus() : self.clients.openWindow(address));
    })(),
  );
});
