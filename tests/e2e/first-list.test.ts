import { afterAll, expect, test } from 'vitest'
import { admit, endVisits, visit, type Visit } from '#tests/support/browser/console.ts'
import { lobbyUrl } from '#tests/support/browser/lobby-url.ts'

afterAll(endVisits)

/** The rows; their sums are another call. */
const isList = (url: string) => url.includes('/v1/manage/apartments?') && url.includes('sort=')
const rows = ({ page }: Visit) => page.locator('tbody tr[data-row]')

/** Opens a page of the console signed in; the console's own script is held back until the list has been asked for. */
async function openHoldingScript(visitor: Visit, path: string) {
  const { page } = visitor
  const asked: string[] = []
  let tell = () => undefined as void
  const isAsked = new Promise<void>((resolve) => (tell = resolve))
  page.on('request', (request) => {
    if (!isList(request.url())) return
    asked.push(request.url())
    tell()
  })
  await page.route(/\/assets\/index-[\w-]+\.js$/, async (route) => {
    await isAsked
    await route.continue()
  })
  await page.goto(path)
  await rows(visitor).first().waitFor()
  return asked
}

async function visitSignedIn(user: string) {
  const visitor = await visit()
  await admit(visitor, user)
  return visitor
}

test('the first list is asked for by the page’s head, once, and its reply is the one that is shown', async () => {
  const visitor = await visitSignedIn('manager')
  expect(await openHoldingScript(visitor, '/apartments')).toHaveLength(1)
  expect(visitor.complaints).toEqual([])
})

test('a list that is sorted and searched is asked for by the head when the page is loaded again', async () => {
  const visitor = await visitSignedIn('manager')
  const path = '/apartments?sort=-code&size=10'
  await visitor.page.goto(path)
  await rows(visitor).first().waitFor()
  const shown = await rows(visitor).first().getAttribute('data-row')
  const asked = await openHoldingScript(visitor, path)
  expect([asked.length, new URL(asked[0] ?? '').searchParams.get('sort')]).toEqual([1, '-code'])
  expect(await rows(visitor).first().getAttribute('data-row')).toBe(shown)
})

test('a list that the head could not bring is asked for again, and shown', async () => {
  const visitor = await visitSignedIn('manager')
  let calls = 0
  await visitor.page.route(isListAddress, (route) =>
    ++calls === 1 ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
  )
  await visitor.page.goto('/apartments')
  await rows(visitor).first().waitFor()
  expect(calls).toBe(2)
})

const isListAddress = (url: URL) => isList(url.href)

test('nobody who is signed out makes the head ask', async () => {
  const visitor = await visit()
  const asked: string[] = []
  visitor.page.on('request', (request) => asked.push(request.url()))
  await visitor.page.goto('/apartments')
  await visitor.page.waitForURL('**/login*')
  expect(asked.filter(isList)).toEqual([])
})

test('the first script comes in a third of its bytes or less to a browser that understands brotli', async () => {
  const page = await (await fetch(lobbyUrl())).text()
  const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? []
  const bytes = async (encoding: string) => {
    const { headers } = await fetch(lobbyUrl() + script, { headers: { 'accept-encoding': encoding } })
    return { length: Number(headers.get('content-length')), as: headers.get('content-encoding') }
  }
  const [plain, packed] = [await bytes('identity'), await bytes('br')]
  expect([plain.as, packed.as]).toEqual([null, 'br'])
  expect(packed.length).toBeLessThanOrEqual(plain.length / 3)
})
