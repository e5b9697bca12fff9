import { expect, test } from 'vitest'
import { errorMessages, isErrorCode } from '#domain/errors/catalogue.ts'
import { languages } from '#core/language.ts'
import { apiError, invalidInput } from './error.ts'
import { errorReply } from './error-body.ts'

const context = { language: 'vi', requestId: 'r1' } as const

test('each code and its sentence are at the same place of the two lists, with their limits', () => {
  const { body } = errorReply(
    invalidInput([
      { field: 'area', code: 'too_large', limits: { max: '1000000.5' } },
      { field: 'code', code: 'required' },
      { field: 'name', code: 'too_long', limits: { maxLength: 255 } },
      { field: 'note', code: 'too_long', limits: { maxLength: 5000 } },
      { field: 'other', code: 'required' },
    ]),
    context,
  )
  expect(body.errorCode.split(',')).toEqual(['too_large', 'required', 'too_long', 'too_long'])
  expect(body.errorMessage.split(',')).toEqual([
    'Giá trị quá lớn. Lớn nhất là 1000000.5',
    'Bắt buộc nhập',
    'Nội dung quá dài. Tối đa 255 ký tự',
    'Nội dung quá dài. Tối đa 5000 ký tự',
  ])
  expect(body.limits).toEqual({
    area: { max: '1000000.5' },
    name: { maxLength: 255 },
    note: { maxLength: 5000 },
  })
})

test('a code without a field says its limit too', () => {
  const { body } = errorReply(
    apiError(413, 'file_limit_exceeded', [], { limits: { maxSizeMb: 10 } }),
    context,
  )
  expect(body.errorMessage).toBe('Tệp vượt quá giới hạn. Tối đa 10 MB')
  expect(body.limits).toEqual({ '': { maxSizeMb: 10 } })
  expect(body.errors).toBeUndefined()
})

test.each(languages)('no sentence of a reply shows its brackets or parts the list in %s', (language) => {
  const codes = Object.keys(errorMessages).filter(isErrorCode)
  const limits = { min: 1.5, max: 2_000_000, maxLength: 3000, maxSizeMb: 4, digits: 5, prefixes: 'A / B' }
  for (const known of [undefined, limits]) {
    const { body } = errorReply(invalidInput(codes.map((code) => ({ field: code, code, limits: known }))), {
      ...context,
      language,
    })
    expect(body.errorMessage).not.toMatch(/[[\]{}]/)
    expect(body.errorMessage.split(',')).toHaveLength(codes.length)
    expect(body.errorCode.split(',')).toEqual(codes)
  }
})
