import { expect, test } from 'vitest'
import type { Home } from '../data/shapes.ts'
import { placeOfLine } from './place-of-line.ts'

const home = { apartment_id: '12' } as Home

test.each([
  ['/own-conversations/7', '/homes/12/office/7'],
  ['/public/news/7', '/homes/12/news/7'],
  ['/public/notification/7', '/homes/12/announcements/7'],
  ['/public/handbook/7', '/homes/12/handbook/7'],
  ['/app/homes/34/more/devices', '/homes/34/more/devices'],
])('%s is told at %s', (link, place) => {
  expect(placeOfLine(link, home)).toBe(place)
})

test.each([null, '/conversation/7', '/own-conversations', 'https://elsewhere.test/app/homes/1'])(
  '%s leads nowhere in the app',
  (link) => {
    expect(placeOfLine(link, home)).toBeUndefined()
  },
)
