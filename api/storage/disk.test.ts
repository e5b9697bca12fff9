import { expect, test } from 'vitest'
import { isLow } from './disk.ts'

const gigabyte = 2 ** 30

test.each([
  ['2 GB of a small disk', 2, 20, false],
  ['less than 2 GB of a small disk', 1.9, 20, true],
  ['5 % of a large disk', 50, 1000, false],
  ['less than 5 % of a large disk, however many GB', 49, 1000, true],
])('%s free', (_what, free, total, isTold) =>
  expect(isLow({ free_bytes: free * gigabyte, total_bytes: total * gigabyte })).toBe(isTold),
)
