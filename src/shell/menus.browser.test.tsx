import { expect, test } from 'vitest'
import { renderInConsole } from '#tests/support/components/render.tsx'
import { menuEntries } from './menu-entries.ts'
import { SideMenu } from './menus.tsx'

const group = 'vehicles_and_meters'
const entries = menuEntries.filter((entry) => entry.group === group)

/** The menu of a building with so many gas meters, on the page at `current`. */
const open = async (meters: number, current?: string) => {
  const menu = { modules: [], module: 'ql', groups: [{ group, entries }], current, last: current } as const
  const { getByRole } = await renderInConsole(<SideMenu menu={{ ...menu, choose: () => undefined }} />, {
    replies: {
      'GET /v1/manage/preferences': { data: {} },
      'GET /v1/manage/overview': {
        data: [
          { resource: 'gas_meter', state: null, total: meters },
          { resource: 'water_reading', state: 'draft', total: 7 },
        ],
      },
    },
  })
  // What waits is told by the same counts.
  await expect.element(getByRole('link', { name: /^Chỉ số nước.*7/ }), { timeout: 8_000 }).toBeVisible()
  return getByRole('link', { name: /gas/ })
}

test('what few buildings have is in the menu once a building has it', async () => {
  expect((await open(1)).elements().map((link) => link.getAttribute('href'))).toEqual([
    '/accessories-management/gas',
    '/accessories-management/register/gas',
    '/gas-meters',
  ])
})

test('until then it is not, but for the page that is open', async () => {
  expect((await open(0)).elements()).toEqual([])
  expect((await open(0, '/accessories-management/gas')).elements()).toHaveLength(1)
})
