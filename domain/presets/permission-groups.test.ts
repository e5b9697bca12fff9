import { expect, test } from 'vitest'
import { flags, type Flag } from '#core/permission.ts'
import { permissionCodeNames, type PermissionCode } from '../permission.ts'
import file from './permission-groups.json' with { type: 'json' }
import { readyGroupKeys, readyGroups, type ReadyGroupKey } from './permission-groups.ts'

const holds = (key: ReadyGroupKey, code: PermissionCode, flag: Flag) =>
  readyGroups.some((group) => group.key === key && group.rights.some((row) => row.code === code && row[flag]))

test('the file names each group once, by known codes and letters, and says how sure it is', () => {
  expect(readyGroups.map(({ key }) => key)).toEqual([...readyGroupKeys])
  for (const { key, rights, source, certainty, name } of file.groups) {
    expect(source, key).not.toBe('')
    expect(certainty, key).not.toBe('')
    expect(Object.keys(name).toSorted(), key).toEqual(['en', 'km', 'vi'])
    for (const [code, given] of Object.entries(rights)) {
      expect(permissionCodeNames, `${key}: ${code}`).toContain(code)
      expect(given, `${key}: ${code}`).toMatch(/^r?c?u?d?a?$/)
      expect(given, `${key}: ${code} gives what cannot be seen`).toContain('r')
    }
  }
  for (const language of ['vi', 'en', 'km'] as const) {
    const names = readyGroups.map(({ name }) => name[language])
    expect(new Set(names).size).toBe(names.length)
  }
})

test('at every code, each group holds what its line says and nothing else', () => {
  for (const { key, rights } of file.groups) {
    const given: Readonly<Record<string, string | undefined>> = rights
    for (const code of permissionCodeNames) {
      const held = flags
        .filter((flag) => holds(key as ReadyGroupKey, code, flag))
        .map((flag) => flag.slice(0, 1))
      expect(held.toSorted().join(''), `${key}: ${code}`).toBe([...(given[code] ?? '')].toSorted().join(''))
    }
  }
})

test('who takes money does not void it, and who makes a document does not approve it', () => {
  for (const { key } of readyGroups) {
    expect(holds(key, 'manage_debt', 'create') && holds(key, 'manage_debt', 'delete'), key).toBe(false)
    expect(holds(key, 'manage_voucher', 'create') && holds(key, 'manage_voucher', 'approve'), key).toBe(false)
    // The limit above which others approve is the board's: a manager does not lift it.
    if (key !== 'board_chair') expect(holds(key, 'manage_building', 'approve'), key).toBe(false)
  }
  expect(permissionCodeNames.filter((code) => holds('cashier', code, 'approve'))).toEqual([])
  for (const key of ['board', 'auditor'] as const)
    for (const flag of flags.filter((one) => one !== 'read'))
      expect(
        permissionCodeNames.filter((code) => holds(key, code, flag)),
        `${key} ${flag}`,
      ).toEqual([])
})
