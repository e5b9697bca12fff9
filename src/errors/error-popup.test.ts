import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CallError } from '#data-provider/http.ts'
import { provideFeedback, type FeedbackApi } from '../ui/feedback.ts'
import { showError } from './error-popup.tsx'

vi.mock('./request-id.tsx', () => ({ RequestId: () => null }))

interface Shown {
  readonly lines: string
  readonly props: Readonly<Record<string, unknown>>
}
const shown: Shown[] = []
const linesIn = (props: { content?: unknown }) => {
  const [box] = (props.content as { props: { children: { props: { children: string } }[] } }).props.children
  return box?.props.children ?? ''
}
const t = (key: string) => (key.startsWith('error.') ? `<${key.slice(6)}>` : key)
const refusal = (...codes: string[]): CallError => ({
  message: codes.join(','),
  statusCode: 422,
  codes,
  texts: [],
  errors: {},
  limits: {},
  requestId: 'r1',
  isCancelled: false,
})

const close = () => (shown.at(-1)?.props['afterClose'] as undefined | (() => void))?.()

beforeEach(() => {
  shown.length = 0
  const error = (props: Record<string, unknown>) => {
    const at = shown.push({ lines: linesIn(props), props }) - 1
    return {
      destroy: () => undefined,
      update: (next: Record<string, unknown>) =>
        (shown[at] = { lines: linesIn(next), props: { ...props, ...next } }),
    }
  }
  provideFeedback({ modal: { error } } as unknown as FeedbackApi)
})
afterEach(close)

test('all errors of one reply stand on lines of their own, in a popup that can be closed', () => {
  showError(t, refusal('code_exists', 'invalid_phone'))
  expect(shown.map(({ lines }) => lines)).toEqual(['<code_exists>\n<invalid_phone>'])
  expect(shown[0]?.props).toMatchObject({ closable: true, keyboard: true, okText: 'console.shell.close' })
})

test('what fails while the popup stands is added to it, each sentence once', () => {
  showError(t, refusal('code_exists'))
  showError(t, refusal('forbidden'))
  showError(t, refusal('code_exists'))
  expect(shown.map(({ lines }) => lines)).toEqual(['<code_exists>\n<forbidden>'])
})

test('once closed, the next failure has a popup of its own', () => {
  showError(t, refusal('code_exists'))
  close()
  showError(t, refusal('forbidden'))
  expect(shown.map(({ lines }) => lines)).toEqual(['<code_exists>', '<forbidden>'])
})

test('a cancelled call says nothing, and what the session says is not said twice', () => {
  showError(t, { ...refusal(), isCancelled: true })
  showError(t, refusal('network_error'))
  showError(t, refusal('user_unauthorized'))
  expect(shown).toEqual([])
})

test('what is no reply at all says the generic sentence', () => {
  showError(t, new TypeError('x is not a function'))
  expect(shown.map(({ lines }) => lines)).toEqual(['<common_error>'])
})
