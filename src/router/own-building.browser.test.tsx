import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, useLocation } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { screensOf } from '#core/derive/screens.ts'
import { entities } from '#resources'
import { limits } from '#tests/support/limits.ts'
import { createProviderDouble } from '#tests/support/components/provider.ts'
import { administrator, startSessionDouble } from '#tests/support/components/session.ts'
import { setDataProvider } from '../data/provider.ts'
import { selectBuilding, useSession } from '../session/session.ts'
import type { User } from '../session/user.ts'
import { addEntityRoutes } from './entity-routes.tsx'
import { routes } from './routes.tsx'

/*
 * Every record's page of every entity, opened by its address while the header says another building: it is drawn in the
 * record's own. The pages are stand-ins that say which building they are drawn in; tests/e2e opens real ones.
 */
const standIn = vi.hoisted(() => ({ Page: () => null as React.ReactNode }))
vi.mock('../shell/app-shell.tsx', async () => ({ AppShell: (await import('react-router')).Outlet }))
vi.mock('../shell/page.tsx', () => ({ Page: () => null }))
vi.mock('../crud/record/show-page.tsx', () => ({ ShowPage: () => standIn.Page() }))
vi.mock('../crud/form/edit-page.tsx', () => ({ EditPage: () => standIn.Page() }))
vi.mock('../crud/form/create-page.tsx', () => ({ CreatePage: () => standIn.Page() }))

const drawn: string[] = []
function Page() {
  const { pathname } = useLocation()
  const { building } = useSession()
  drawn.push(`${pathname} in ${building?.id}`)
  return <output>{pathname}</output>
}
standIn.Page = () => <Page />

const [first, second] = ['1', '2'].map((id) => ({
  ...administrator.building!,
  id,
  code: id,
  name: `Tòa ${id}`,
}))
const userIn = (id: string | undefined): User => ({
  ...administrator,
  buildings: [first, second].flatMap((one) => one ?? []),
  building: id === '2' ? second! : first!,
})

const router = createMemoryRouter(routes, { patchRoutesOnNavigation: addEntityRoutes })
let root: Root
beforeAll(async () => {
  setDataProvider(
    createProviderDouble({
      // Whatever is asked for is of building 2.
      getOne: ({ id }: { readonly id: string }) => Promise.resolve({ data: { id, building_id: '2' } }),
    }),
  )
  await startSessionDouble(userIn('1'), {
    'GET /v1/current-user': ({ building_id }: { readonly building_id?: string }) => ({
      user: userIn(building_id),
    }),
  })
  await router.navigate('/not-found')
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<RouterProvider router={router} />)
})
afterAll(() => root.unmount())

const pages = entities
  .filter(({ scope }) => scope === 'building' || scope === 'building_itself')
  .flatMap((entity) => {
    const { show, edit } = screensOf(entity)
    return [show, edit].flatMap((path) => path ?? []).map((path) => `/${path.replaceAll(/:\w+/g, '2')}`)
  })

/** Opens each of these addresses while the header says building 1. */
async function openFromElsewhere(addresses: readonly string[], query = '') {
  drawn.length = 0
  for (const address of addresses) {
    await router.navigate('/not-found')
    await vi.waitFor(() => expect(document.querySelector('output')).toBeNull(), limits.state)
    await selectBuilding('1')
    await router.navigate(address + query)
    await vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe(address), limits.state)
  }
  return [...new Set(drawn)].toSorted()
}
const inSecond = (addresses: readonly string[]) => addresses.map((page) => `${page} in 2`).toSorted()

it('draws a record in its own building, whichever the header says', async () => {
  expect(pages.length).toBeGreaterThan(100)
  expect(await openFromElsewhere(pages)).toEqual(inSecond(pages))
})

it('draws the form of a new record in the building that its address names, or in that of its original', async () => {
  const forms = entities.flatMap((entity) => {
    const { create } = screensOf(entity)
    return entity.scope === 'building' && create !== undefined ? [`/${create}`] : []
  })
  expect(forms.length).toBeGreaterThan(50)
  expect(await openFromElsewhere(forms, '?set.building_id=2')).toEqual(inSecond(forms))
  expect(await openFromElsewhere(forms, '?clone=2')).toEqual(inSecond(forms))
})

it('leaves who chooses another building on the page where they chose it', async () => {
  const [address = ''] = pages
  await selectBuilding('2')
  await router.navigate(address)
  await vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe(address), limits.state)
  await selectBuilding('1')
  await vi.waitFor(() => expect(drawn.at(-1)).toBe(`${address} in 1`), limits.state)
})
