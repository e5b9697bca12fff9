import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { WireNode } from '../kind.ts'
import { parseBrackets, toBrackets, WireError } from './brackets.ts'

const parse = (...keys: string[]) => parseBrackets(keys.map((key) => [key, 'x'] as const))
const codeOf = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    if (error instanceof WireError) return error.code
    throw error
  }
  return 'none'
}

describe('brackets', () => {
  test('name objects and lists', () => {
    const node = parseBrackets([
      ['code', 'A'],
      ['party_a[name]', 'B'],
      ['services[1][quantity]', '2'],
      ['services[0][quantity]', '1'],
    ])
    expect(JSON.parse(JSON.stringify(node))).toEqual({
      code: 'A',
      party_a: { name: 'B' },
      services: [{ quantity: '1' }, { quantity: '2' }],
    })
  })

  test('give objects without a prototype', () => {
    const node = parse('a[b]') as { a: object }
    expect(Object.getPrototypeOf(node)).toBeNull()
    expect(Object.getPrototypeOf(node.a)).toBeNull()
  })

  test.each([
    ['__proto__', 'forbidden_name'],
    ['a[__proto__][polluted]', 'forbidden_name'],
    ['a[constructor][prototype][polluted]', 'forbidden_name'],
    ['a[prototype]', 'forbidden_name'],
    ['a[wireFile]', 'forbidden_name'],
    ['a[1001]', 'too_many_items'],
    ['fee_ids[1000000]', 'too_many_items'],
    [`a${'[b]'.repeat(6)}`, 'too_deep'],
    [`a${'[b]'.repeat(30)}`, 'too_deep'],
    ['a[]', 'bad_request'],
    ['a[b', 'bad_request'],
    ['a]b', 'bad_request'],
    ['[a]', 'bad_request'],
    ['', 'bad_request'],
    ['a[b]c', 'bad_request'],
    ['a'.repeat(201), 'bad_request'],
  ])('refuse %s', (key, code) => {
    expect(codeOf(() => parse(key))).toBe(code)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test.each([[['amount', 'amount']], [['a[0]', 'a[0]']], [['a', 'a[b]']], [['a[b]', 'a']]])(
    'refuse %j as repeated',
    (keys) => expect(codeOf(() => parse(...keys))).toBe('repeated_field'),
  )

  test('take a thousand parts and no more', () => {
    const parts = (count: number) =>
      Array.from({ length: count }, (_one, index) => [`f${index}`, 'x'] as const)
    expect(codeOf(() => parseBrackets(parts(1000)))).toBe('none')
    expect(codeOf(() => parseBrackets(parts(1200)))).toBe('too_many_fields')
  })

  test('carry files through', () => {
    const blob = new Blob(['x'])
    expect(toBrackets({ images: [blob] })).toEqual([['images[0]', blob]])
    expect(parseBrackets([['images[0]', blob]])).toHaveProperty('images', [blob])
  })

  test('bring any tree of text back', () => {
    const name = fc
      .stringMatching(/^[a-z][a-z0-9_]{0,10}$/)
      .filter((one) => !['constructor', 'prototype'].includes(one))
    const { tree } = fc.letrec<{ tree: Record<string, WireNode>; node: WireNode }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 3 },
        fc.string(),
        fc.array(tie('node'), { minLength: 1, maxLength: 3 }),
        fc.dictionary(name, tie('node'), { minKeys: 1, maxKeys: 3 }),
      ),
      tree: fc.dictionary(name, tie('node')),
    }))
    fc.assert(
      fc.property(tree, (node) => {
        const back = parseBrackets(toBrackets(node))
        expect(JSON.parse(JSON.stringify(back))).toEqual(JSON.parse(JSON.stringify(node)))
      }),
    )
  })
})
