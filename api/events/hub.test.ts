import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Db } from '../database/pool.ts'
import { createHub, type Hub } from './hub.ts'

const told: string[][] = []
let refusals = 0
const db = {
  execute: (_text: string, [batch]: readonly unknown[]) => {
    if (refusals-- > 0) return Promise.reject(new Error('the connection is lost'))
    told.push(
      (batch as string[]).map(
        (payload) => (JSON.parse(payload) as { message: { type: string } }).message.type,
      ),
    )
    return Promise.resolve(0)
  },
} as unknown as Db

let hub: Hub
beforeEach(async () => {
  told.length = 0
  refusals = 0
  hub = await createHub({ db, url: 'postgres://nobody@127.0.0.1:1/nothing' })
})
afterEach(() => hub.close())

const change = { type: 'changed', resource: 'fee', buildingId: '1', ids: [], action: 'updated' } as const

test('changes are collected and sent to the other processes in one statement', async () => {
  for (let time = 0; time < 3; time += 1) hub.send(change)
  expect(told).toEqual([])
  await expect.poll(() => told).toEqual([['changed', 'changed', 'changed']])
})

test('the end of a session and changed rights are sent immediately, with everything collected so far', () => {
  hub.send(change)
  hub.send({ type: 'ended', sessionIds: ['1'] })
  expect(told).toEqual([['changed', 'ended']])
})

test('what did not get out is sent again, in its order: no other server keeps an ended session', async () => {
  refusals = 2
  hub.send({ type: 'ended', sessionIds: ['1'] })
  hub.send({ type: 'access' })
  await expect.poll(() => told.flat()).toEqual(['ended', 'access'])
})

test('this process gets every message immediately', () => {
  const heard: string[] = []
  hub.listen(({ type }) => heard.push(type))
  hub.send(change)
  expect(heard).toEqual(['changed'])
})

test('collected changes are sent before the hub closes', async () => {
  hub.send(change)
  await hub.close()
  expect(told).toEqual([['changed']])
})
