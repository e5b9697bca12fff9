import 'virtual:resident/colors.css'
import './app.css'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { tabToken } from './data/tab-token.ts'
import { startLanguage } from './language/language.ts'
import { startRouter } from './router/router.ts'
import { startSession } from './session/session.ts'
import { showLetters } from './session/letters.ts'
import { registerWorker } from './shell/register-worker.ts'
import { watchKeyboard } from './shell/watch-keyboard.ts'

void start()

async function start(): Promise<void> {
  showLetters()
  if (tabToken() !== undefined) lockScale()
  const language = new URLSearchParams(location.search).get('lang')
  // Who is here is asked while the words come.
  const words = startLanguage(language)
  void startSession()
  await words
  startRouter()
  watchKeyboard()
  const root = document.getElementById('root')
  if (root === null) throw new Error('the page has no #root')
  createRoot(root).render(<App />)
  registerWorker()
  // Nothing that is shown waits for it.
  const { followAccess } = await import('./session/live.ts')
  followAccess()
  const { followQueue } = await import('./queue/queue.ts')
  followQueue()
}

/** Within another app a page keeps its scale on a phone, as that app's own pages do; nowhere else. */
function lockScale(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="viewport"]')
  if (meta !== null && matchMedia('(pointer: coarse)').matches)
    meta.content += ', maximum-scale=1, user-scalable=no'
}
