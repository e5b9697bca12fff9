import { describe, expect, test } from 'vitest'
import { number, text } from '../fields/index.ts'
import { languages } from '../language.ts'
import { errorMessages, errorText, limitsOf } from './catalogue.ts'

const khmer = /\p{Script=Khmer}/u

describe('every error message', () => {
  test.each(Object.entries(errorMessages))('%s speaks three languages', (_code, message) => {
    for (const language of languages) expect(message[language].trim()).not.toBe('')
    expect(message.km).toMatch(khmer)
    expect(message.vi).not.toBe(message.en)
    expect(message.en).not.toMatch(/[^\p{Script=Latin}\p{Script=Common}]/u)
  })

  test('holds no comma, because a reply joins messages by commas', () => {
    for (const [code, message] of Object.entries(errorMessages))
      for (const language of languages) expect(errorText(code, language), message.en).not.toContain(',')
  })

  test('asks the same parameters in each language', () => {
    const asked = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    for (const message of Object.values(errorMessages))
      for (const language of languages) expect(asked(message[language])).toEqual(asked(message.en))
  })
})

test('the messages that the specification names are all there', () => {
  const named = [
    'client_unauthorized', 'network_error', 'server_error', 'account_not_found', 'user_not_found', 'invalid_credentials',
    'session_expired', 'token_expired', 'forbidden', 'email_exists', 'phone_exists', 'code_exists', 'short_id_exists',
    'invalid_code', 'invalid_website', 'password_mismatch', 'password_too_short', 'coupon_used_up', 'coupon_not_found',
    'no_price', 'pending_order_exists', 'code_must_not_match', 'building_has_blocks', 'block_has_apartments',
    'apartment_has_residents', 'nothing_to_pay', 'invalid_amount', 'phone_not_numeric', 'no_fee_to_notify',
    'notify_method_required', 'topic_exists', 'project_fee_not_found', 'report_period_required', 'month_index_file_exists',
    'upload_failed', 'file_limit_exceeded', 'copy_failed', 'otp_send_failed', 'form_fetch_failed', 'form_save_failed',
    'order_expired', 'user_unauthorized', 'common_error',
  ] // prettier-ignore
  expect(named.filter((code) => !Object.hasOwn(errorMessages, code))).toEqual([])
})

test('a limit is named where it is known', () => {
  expect(errorText('too_large', 'en', limitsOf(number({ max: 5 })))).toBe(
    'The value is too large. Max value 5',
  )
  expect(errorText('too_large', 'en', limitsOf(text()))).toBe('The value is too large')
})

test('a unique field without words of its own has the general ones', () =>
  expect(errorText('nfc_card_exists', 'en')).toBe('This value already exists'))

test('an unknown code stays a code', () => {
  expect(errorText('no_such_code', 'vi')).toBe('no_such_code')
  expect(errorText('toString', 'vi')).toBe('toString')
})
