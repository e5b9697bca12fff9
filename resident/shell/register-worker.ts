/** The worker keeps the shell, so that the app starts without a network. Absent while one develops. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // A browser that refuses it does without.
  navigator.serviceWorker.register('/app/worker.js', { scope: '/app/' }).catch(() => undefined)
}
