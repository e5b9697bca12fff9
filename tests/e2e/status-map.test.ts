import { afterAll, beforeAll, expect, it } from 'vitest'
import { officeToday, writtenDay } from '#core/days.ts'
import { labels } from '#entities/labels.ts'
import { words as statusMapWords } from '#src/status-map/locale.ts'
import { apiAs, type Caller } from '#tests/support/browser/api.ts'
import { endVisits, signIn, visit, wordsIn, type Visit } from '#tests/support/browser/console.ts'

// "Find the empty flats on the map."
const words = statusMapWords.vi
const { menu } = wordsIn('vi')
let manager: Caller
let visitor: Visit
let empty: readonly { readonly id: string; readonly code: string }[]
beforeAll(async () => {
  manager = await apiAs('manager')
  const { data } = await manager.call(`GET status-map?building_id=${manager.buildingId}`)
  const { apartments } = data as {
    apartments: readonly { readonly id: string; readonly code: string; readonly occupancy: string }[]
  }
  empty = apartments.filter(({ occupancy }) => occupancy === 'empty')
  visitor = await visit()
  await signIn(visitor, 'manager')
})
afterAll(endVisits)

it('the empty flats are found from the menu by the legend, and one opens with what is done there', async () => {
  const { page } = visitor
  expect(empty.length).toBeGreaterThan(0)
  await page.getByRole('link', { name: menu.title.status_map, exact: true }).first().click()
  await page.getByRole('button', { name: words.questions.occupancy, exact: true }).click()
  await page.getByRole('button', { name: `${words.answers.occupancy.empty} ${empty.length}` }).click()
  const asked = page.locator('.lobby-tile[data-faded="false"]')
  await expect.poll(() => asked.count()).toBe(empty.length)
  await page.getByRole('button', { name: `${empty[0]!.code}: ${words.answers.occupancy.empty}` }).click()
  const drawer = page.getByRole('dialog').filter({ hasText: empty[0]!.code })
  await drawer.getByText(words.nobody).waitFor()
  await drawer.getByRole('link', { name: words.open }).click()
  await page.waitForURL(`**/apartment-detail/${empty[0]!.id}`)
})

it('the address brings a colleague to the same flats', async () => {
  const { page } = visitor
  await page.goBack()
  await expect.poll(() => page.locator('.lobby-tile[data-faded="false"]').count()).toBe(empty.length)
})

interface Told {
  readonly id: string
  readonly code: string
  readonly block_id: string
  readonly floor: number | null
  readonly contract: string
  readonly occupancy: string
  readonly handover: string
  readonly debt: string
}
const standing = async () => {
  const { data } = await manager.call(`GET status-map?building_id=${manager.buildingId}`)
  return data as { blocks: readonly { id: string }[]; apartments: readonly Told[] }
}

it('an apartment’s drawer says who lives there, their contract and debt, and what one does there', async () => {
  const { page } = visitor
  const { apartments } = await standing()
  const one = apartments.find(
    ({ contract, occupancy, debt }) => contract === 'active' && occupancy === 'owner' && debt === 'to_30',
  )
  const { id, code, block_id } =
    one ?? apartments.find(({ contract, debt }) => contract !== 'none' && debt !== 'none')!
  const gone = await manager.create('residents', { full_name: 'Người Đã Chuyển Đi' })
  const [related] = (
    await manager.call(`GET relationships?building_id=${manager.buildingId}&status=active&limit=1`)
  ).relationships as { id: string }[]
  await manager.create('residencies', {
    block_id,
    apartment_id: id,
    resident_id: gone.id,
    relationship_id: related!.id,
    move_in_date: '2025-01-01',
    move_out_date: '2025-12-31',
  })
  const of = `building_id=${manager.buildingId}&apartment_id=${id}&limit=30`
  const listed = async <Row extends object>(request: string) =>
    Object.values(await manager.call(`GET ${request}`)).find(Array.isArray) as Row[]
  const stays = await listed<{ resident: { full_name: string } }>(`residencies?${of}&lives=1&with=resident`)
  const contracts = await listed<{ code: string }>(`contracts?${of}`)
  const [debt] = await listed<{ outstanding: string }>(`debts?${of}`)
  await page.goto(`/status-map?apartment=${id}`)
  const drawer = page.getByRole('dialog').filter({ hasText: code })
  const section = (title: string) =>
    drawer.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  for (const { resident } of stays) await section(words.people).getByText(resident.full_name).waitFor()
  for (const { code: name } of contracts)
    await section(words.contracts).getByRole('link', { name, exact: true }).waitFor()
  expect(contracts.length).toBeGreaterThan(0)
  expect(await section(words.people).getByText('Người Đã Chuyển Đi').count()).toBe(0)
  const owed = String(debt?.outstanding).replace(/\B(?=(\d{3})+$)/g, '.')
  await drawer.locator('dl').getByText(owed).first().waitFor()
  const actions = drawer.getByRole('navigation', { name: words.actions })
  const toFill = await actions
    .getByRole('link')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href')))
  expect(toFill).toContain(`/apartment-detail/${id}`)
  // Everything that is begun here is about this apartment.
  expect(toFill.length).toBeGreaterThan(6)
  for (const address of toFill) expect(address).toMatch(new RegExp(`[/=]${id}$`))
  await actions.getByRole('link', { name: words.collect }).click()
  await page.waitForURL(`**/manage-cost-debt-create?apartment=${id}`)
})

it('on paper the map has every floor and its legend, and nothing of the console around it', async () => {
  const { page } = visitor
  // Where the codes of a block do not begin alike, each tile has all of its code; some letters are wide.
  const { id: block_id } = await manager.create('blocks', { code: 'WM', name: 'Khối chữ rộng' })
  for (const code of ['LE-01', 'MWOQ-20']) await manager.create('apartments', { code, block_id, area: '60' })
  await page.goto('/status-map?by=occupancy')
  await page.locator('.lobby-tile').first().waitFor()
  const { apartments } = await standing()
  const floors = new Set(apartments.map(({ block_id, floor }) => `${block_id} ${floor}`))
  // However small the tiles are on the screen, their codes are on paper.
  await page.locator('.lobby-zoom input').fill('20')
  await page.emulateMedia({ media: 'print' })
  const shown = (selector: string) => page.locator(`${selector} >> visible=true`).count()
  expect(await shown('.lobby-tile')).toBe(apartments.length)
  expect(await shown('.lobby-tile > span')).toBe(apartments.length)
  expect(await shown('.lobby-tile-row')).toBe(floors.size)
  expect(await shown('.lobby-legend .lobby-tile-sample')).toBe(Object.keys(words.answers.occupancy).length)
  for (const answer of Object.values(words.answers.occupancy))
    expect(await page.locator('.lobby-legend').getByText(answer, { exact: false }).first().isVisible()).toBe(
      true,
    )
  expect(await shown('.lobby-header, .lobby-sider, .lobby-page-actions, .lobby-map-head')).toBe(0)
  // Whoever finds the sheet knows whose map it is, what it tells, and of which day.
  const { name } = (await manager.call(`GET buildings/${manager.buildingId}`)).data as { name: string }
  await page.getByText(`${name} · ${words.questions.occupancy} · ${writtenDay(officeToday())}`).waitFor()
  const shortened = page
    .locator('.lobby-tile')
    .evaluateAll((tiles) =>
      tiles.filter((tile) => tile.scrollWidth > tile.clientWidth + 1).map((tile) => tile.textContent),
    )
  expect(await shortened).toEqual([])
  // Nothing scrolls on paper: what does not fit on a page is on the next.
  const cut = await page.evaluate(() => {
    const boxes: string[] = []
    for (
      let box = document.querySelector('.lobby-tile-map');
      box !== null && box !== document.body;
      box = box.parentElement
    )
      if (getComputedStyle(box).overflowY !== 'visible' && box.scrollHeight > box.clientHeight + 1)
        boxes.push(box.className)
    return boxes
  })
  expect(cut).toEqual([])
  // A sheet is as narrow as a phone, whose large tiles would take many of them.
  const screen = page.viewportSize()!
  await page.setViewportSize({ width: 700, height: 990 })
  expect((await page.locator('.lobby-tile').first().boundingBox())?.width).toBe(38)
  await page.setViewportSize(screen)
  await page.emulateMedia({ media: null })
  await page.locator('.lobby-zoom input').fill('44')
})

it('what a colleague changes recolours its tile without a reload', async () => {
  const { page } = visitor
  const { apartments } = await standing()
  const { id, code } = apartments.find(({ handover }) => handover === 'inactive')!
  await page.goto('/status-map?by=handover')
  const tile = page.locator(`.lobby-tile[data-id="${id}"]`)
  const before = `${code}: ${labels.apartment.vi.states.inactive}`
  await expect.poll(() => tile.getAttribute('aria-label')).toBe(before)
  const colleague = await apiAs('admin')
  await colleague.call(`POST apartments/${id}/schedule_handover`, {})
  const planned = `${code}: ${labels.apartment.vi.states.wait_handover}`
  await expect.poll(() => tile.getAttribute('aria-label')).toBe(planned)
  await colleague.call(`POST apartments/${id}/postpone`, {})
  await expect.poll(() => tile.getAttribute('aria-label')).toBe(before)
})
