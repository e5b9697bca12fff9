import { expect, test } from 'vitest'
import type { Home } from '../data/shapes.ts'
import { placeOfWebview } from './webview.ts'

const home = (apartment: string, building: string) =>
  ({ apartment_id: apartment, building: { id: building } }) as Home
const homes = [home('12', '1'), home('34', '2')]

test.each([
  ['/webview/receipts/7', null, '/homes/12/receipts/7'],
  ['/webview/receipts/7', '2', '/homes/34/receipts/7'],
  ['/webview/receipts/7', '9', '/homes/12/receipts/7'],
  ['/webview/apartment-detail/34', null, '/homes/34'],
  ['/webview/building-detail/2', null, '/homes/34'],
])('%s of building %s is %s', (path, building, place) =>
  expect(placeOfWebview(path, homes, building)).toBe(place),
)

test.each([
  '/webview/apartment-detail/99',
  '/webview/building-detail/9',
  '/webview/resident-create',
  '/webview/',
])('%s is no place of a resident', (path) => expect(placeOfWebview(path, homes, null)).toBeUndefined())

test('who has no home has no place', () =>
  expect(placeOfWebview('/webview/receipts/7', [], null)).toBeUndefined())
