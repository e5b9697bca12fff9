import { AxiosError, type InternalAxiosRequestConfig } from 'axios'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, useParams } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { managePrefix } from '#core/derive/routes.ts'
import { screensOf } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import { createV1Provider } from '#data-provider/v1.ts'
import { entities, entityOf } from '#resources'
import { limits } from '#tests/support/limits.ts'
import { administrator, startSessionDouble } from '#tests/support/components/session.ts'
import { GeneratedCreate } from '../crud/form/create-page.tsx'
import { GeneratedEdit } from '../crud/form/edit-page.tsx'
import { RelatedList } from '../crud/record/related-list.tsx'
import { http } from '../data/http.ts'
import { dataProvider, setDataProvider } from '../data/provider.ts'
import { entityNamed } from '../fields/references/entities.ts'
import { relationsOf } from '#core/derive/relations.ts'
import { useViewTools } from '../fields/use-view-tools.ts'
import { currentBuildingId, selectBuilding } from '../session/session.ts'
import type { User } from '../session/user.ts'
import { SearchButton } from '../shell/search-button.tsx'
import { addEntityRoutes } from './entity-routes.tsx'
import { routes } from './routes.tsx'

/*
 * Every record's page of every entity, opened while the header says another building, with the real list and the real form
 * of each of its tabs: what they ask for and what is made from them is of the record's building. The calls are those that
 * would go to the server.
 */
const standIn = vi.hoisted(() => ({
  Show: undefined as ((props: { readonly entity: AnyEntity }) => React.ReactNode) | undefined,
}))
vi.mock('../shell/app-shell.tsx', async () => ({ AppShell: (await import('react-router')).Outlet }))
vi.mock('../shell/page.tsx', () => ({ Page: ({ children }: React.PropsWithChildren) => children }))
vi.mock('../crud/record/show-page.tsx', () => ({
  ShowPage: (props: { readonly entity: AnyEntity }) => standIn.Show?.(props),
}))

/** The lists that a record's page has in its tabs. */
const tabsOf = (entity: AnyEntity) =>
  Object.values(relationsOf(entity)).flatMap(({ field, target, via, also }) => {
    const of = entityNamed(target)
    const isTab = via !== undefined && entity.tabs?.includes(field) === true
    return isTab && of !== undefined ? [{ field, target: of, via, also }] : []
  })

function Tabs({ entity }: { readonly entity: AnyEntity }) {
  const { id = '' } = useParams()
  const tools = useViewTools()
  return (
    <>
      <SearchButton wide />
      <output>{`${entity.name} in ${currentBuildingId()}`}</output>
      {screensOf(entity).edit !== undefined && <GeneratedEdit entity={entity} id={id} />}
      {tabsOf(entity).map(({ field, target, via, also }) => (
        <section key={field}>
          <RelatedList target={target} via={via} also={also} parent={entity} parentId={id} tools={tools} />
          {screensOf(target).create !== undefined && <GeneratedCreate entity={target} />}
        </section>
      ))}
    </>
  )
}
standIn.Show = Tabs

const [first, second] = ['1', '2'].map((id) => ({
  ...administrator.building!,
  id,
  code: id,
  name: `Tòa ${id}`,
}))
const userIn = (id: string | undefined): User => ({
  ...administrator,
  buildings: [first!, second!],
  building: id === '2' ? second! : first!,
})

interface Sent {
  readonly call: string
  readonly building: string | undefined
}
let sent: Sent[] = []

/** A server of which building 2 has one record of each kind, number 2, and no other. */
async function answer(config: InternalAxiosRequestConfig) {
  const { url = '', method = 'get', data } = config
  const params =
    config.params instanceof URLSearchParams
      ? config.params
      : new URLSearchParams(JSON.parse(JSON.stringify(config.params ?? {})) as Record<string, string>)
  const asked = params.get('building_id')
  const said =
    data instanceof FormData ? [...data].find(([name]) => /building_id\]?$/.test(name))?.[1] : undefined
  const call = `${method.toUpperCase()} ${url}`
  const reached = (status: number, reply: unknown) => ({
    data: reply,
    status,
    statusText: '',
    headers: {},
    config,
  })
  if (url === '/v1/current-user') return reached(200, { user: userIn(asked ?? undefined) })
  sent.push({ call, building: asked ?? (typeof said === 'string' ? said : undefined) })
  const entity = entities.find(({ path }) => url === `${managePrefix}/${path}`)
  if (entity !== undefined && method === 'get')
    return reached(200, { [entity.replyKey ?? 'data']: [], data: [], total: 0 })
  if (entity !== undefined || url.endsWith('/2'))
    return reached(200, { data: { id: '2', version: 1, building_id: '2' } })
  throw new AxiosError('none', undefined, config, null, reached(404, { errorCode: 'record_not_found' }))
}

const router = createMemoryRouter(routes, { patchRoutesOnNavigation: addEntityRoutes })
let root: Root
beforeAll(async () => {
  setDataProvider(createV1Provider({ http, entityOf, building: currentBuildingId }))
  await startSessionDouble(userIn('1'), {})
  http.defaults.adapter = answer
  await router.navigate('/not-found')
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<RouterProvider router={router} />)
})
afterAll(() => root.unmount())

async function open(entity: AnyEntity): Promise<void> {
  await router.navigate('/not-found')
  await vi.waitFor(() => expect(document.querySelector('output')).toBeNull(), limits.state)
  await selectBuilding('1')
  sent = []
  await router.navigate(`/${screensOf(entity).show.replaceAll(/:\w+/g, '2')}`)
  await vi.waitFor(
    () => expect(document.querySelector('output')?.textContent).toBe(`${entity.name} in 2`),
    limits.state,
  )
}

const parents = entities.filter(
  (entity) =>
    (entity.scope === 'building' || entity.scope === 'building_itself') && (entity.tabs ?? []).length > 0,
)
const isOfBuilding = ({ scope }: AnyEntity) => scope === 'building'

it('lists and makes in the record’s building, whichever the header said', async () => {
  expect(parents.length).toBeGreaterThan(20)
  for (const parent of parents) {
    await open(parent)
    const targets = tabsOf(parent)
      .map(({ target }) => target)
      .filter(isOfBuilding)
    const lists = [...new Set(targets.map(({ path }) => `GET ${managePrefix}/${path}`))]
    await vi.waitFor(
      () => expect(sent.map(({ call }) => call)).toEqual(expect.arrayContaining(lists)),
      limits.state,
    )
    for (const target of targets) await dataProvider().create({ resource: target.name, variables: {} })
    const made = targets.map(({ path }) => `POST ${managePrefix}/${path}`)
    const named = sent.filter(({ call }) => lists.includes(call) || made.includes(call))
    expect([parent.name, named.filter(({ building }) => building !== '2')]).toEqual([parent.name, []])
    const others = sent.filter(({ building }) => building !== undefined && building !== '2')
    expect([parent.name, others]).toEqual([parent.name, []])
  }
})

it('searches the record’s building, and makes many in it at once', async () => {
  const [parent] = parents
  await open(parent!)
  await userEvent.keyboard('{Control>}k{/Control}a-01')
  const search = 'GET /v1/manage/search'
  await vi.waitFor(() => expect(sent.map(({ call }) => call)).toContain(search), limits.state)
  const [target] = tabsOf(parent!)
    .map((tab) => tab.target)
    .filter(isOfBuilding)
  await dataProvider().createMany?.({ resource: target?.name ?? '', variables: [{}, {}] })
  const made = `POST ${managePrefix}/${target?.path}`
  for (const call of [search, made])
    expect([...new Set(sent.filter((one) => one.call === call).map(({ building }) => building))]).toEqual([
      '2',
    ])
  await userEvent.keyboard('{Escape}')
})
