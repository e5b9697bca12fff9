import { expect, test } from 'vitest'
import { auditLine } from './audit.ts'

test('holes are told by severity and package, the worst first', () => {
  const vulnerabilities = { lodash: {}, minimist: {} }
  const metadata = { vulnerabilities: { info: 0, low: 1, moderate: 0, high: 0, critical: 1, total: 2 } }
  expect(auditLine(JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata }))).toBe(
    'audit: 1 critical, 1 low (lodash, minimist); npm audit says more',
  )
})

test('none is told too', () => {
  const report = { vulnerabilities: {}, metadata: { vulnerabilities: { critical: 0 } } }
  expect(auditLine(JSON.stringify(report))).toBe('audit: no known holes in packages')
})

test.each([
  ['no network', '{"message":"request to https://registry.example/-/npm/v1/security failed","error":{}}'],
  ['no npm', ''],
  ['no JSON', 'npm error'],
])('%s is told without an address', (_title, output) => {
  expect(auditLine(output)).toBe('audit: not answered, so nothing is known of holes in packages')
})
