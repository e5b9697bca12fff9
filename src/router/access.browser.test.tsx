import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, useLocation } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { moduleCodes } from '#domain/permission.ts'
import { demoAccounts, mayOpen, type DemoUser } from '#tests/support/demo-accounts.ts'
import { limits } from '#tests/support/limits.ts'
import { createProviderDouble } from '#tests/support/components/provider.ts'
import { administrator, startSessionDouble } from '#tests/support/components/session.ts'
import { setDataProvider } from '../data/provider.ts'
import { addEntityRoutes } from './entity-routes.tsx'
import { routeLines, type RouteLine } from './route-lines.ts'
import { routes } from './routes.tsx'

/*
 * Who may open what: the console's own router and guards with the rights of the demo's accounts. The pages themselves are
 * stand-ins that say where they are; tests/e2e opens each real one.
 */
const standIn = vi.hoisted(() => ({ Page: () => null as React.ReactNode }))
vi.mock('../shell/app-shell.tsx', async () => ({ AppShell: (await import('react-router')).Outlet }))
vi.mock('../pages/not-found.tsx', () => ({ NotFoundPage: () => standIn.Page() }))
vi.mock('../crud/list/list-page.tsx', () => {
  const Page = () => standIn.Page()
  return { ListPage: Page, GeneratedList: Page }
})
vi.mock('../crud/record/show-page.tsx', () => ({ ShowPage: () => standIn.Page() }))
vi.mock('../crud/form/edit-page.tsx', () => ({ EditPage: () => standIn.Page() }))
vi.mock('../crud/form/create-page.tsx', () => ({ CreatePage: () => standIn.Page() }))
vi.mock('../imports/import-page.tsx', () => ({ ImportPage: () => standIn.Page() }))
vi.mock('../page-list.ts', async (load) => {
  const { pages } = await load<typeof import('../page-list.ts')>()
  const bare = () => Promise.resolve(() => standIn.Page())
  return { pages: pages.map((page) => (page.load === undefined ? page : { ...page, load: bare })) }
})

function Page() {
  return <output>{useLocation().pathname}</output>
}
standIn.Page = () => <Page />

const lines = routeLines()
const addressOf = (route: string) => route.replaceAll(/:\w+/g, '1')

/** Where the account ends that opens the address of a line. */
function endFor(user: DemoUser, line: RouteLine): string {
  if (!mayOpen(user, line)) return '/dashboard'
  const target = /^to (.+)/.exec(line.screen)?.[1]
  if (target !== undefined) {
    const next = lines.find(({ route }) => route === target)
    return next === undefined ? addressOf(target) : endFor(user, next)
  }
  // The list of all buildings is the administrator's; others are led to the one that they work in.
  return line.route === '/buildings/all' && user !== 'admin' ? '/building-detail/1' : addressOf(line.route)
}

const router = createMemoryRouter(routes, { patchRoutesOnNavigation: addEntityRoutes })
const pageNow = () => document.querySelector('output')?.textContent

/** The address whose page is there once the router and its guards have come to rest. */
async function open(path: string): Promise<string> {
  await router.navigate(path)
  const began = performance.now()
  while (pageNow() !== router.state.location.pathname) {
    if (performance.now() - began > limits.state) throw new Error(`${path}: ${pageNow() ?? 'no page'}`)
    await nextTurn()
  }
  return router.state.location.pathname
}

/** The next turn of the event loop, in which React draws: a timer would come later, thousands of times. */
const nextTurn = () =>
  new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => done(), { once: true })
    port1.start()
    port2.postMessage(null)
  })

describe.each(demoAccounts)('$user', ({ user, type, rights }) => {
  // The library's own rendering ends with each test; this one is for all of them.
  let root: Root
  beforeAll(async () => {
    setDataProvider(createProviderDouble({}))
    const { building } = administrator
    await startSessionDouble(
      {
        ...administrator,
        type,
        building: building && {
          ...building,
          permission_group: { name: '', group_permissions: [...rights] },
          permission_product_codes: [...moduleCodes],
        },
      },
      {},
    )
    await router.navigate('/dashboard')
    root = createRoot(document.body.appendChild(document.createElement('div')))
    root.render(<RouterProvider router={router} />)
  })
  afterAll(() => root.unmount())

  it('gets at every address what their rights name', async () => {
    const ends: Record<string, string> = {}
    const expected: Record<string, string> = {}
    for (const line of lines) {
      ends[line.route] = await open(addressOf(line.route))
      expected[line.route] = endFor(user, line)
    }
    expect(ends).toEqual(expected)
  })

  it('at an unknown address is told so', async () => {
    expect(await open('/no-such-page')).toBe('/not-found')
    expect(await open('/No_such_page')).toBe('/not-found')
  })

  it('finds an address that is spelled as records spell names', async () => {
    const own = await open('/import-data/parking-card')
    expect(await open('/import-data/parking_card')).toBe(own)
  })
})
