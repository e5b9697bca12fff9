import { describe, expect, it } from 'vitest'
import { loginAddress, returnPathIn } from './return-path.ts'

describe('the remembered page', () => {
  it('comes back with its query', () => {
    const wanted = '/apartments?keyword=a%26b&page=2'
    expect(returnPathIn(new URL(loginAddress(wanted), 'http://x').search)).toBe(wanted)
  })

  it.each([
    '//evil.tld',
    'https:evil',
    'https://evil.tld',
    '/\\evil',
    '\\evil',
    'javascript:alert(1)',
    '/\tevil',
    '/a\nb',
    '',
  ])('never leads off the site: %j', (evil) =>
    expect(returnPathIn(`?to=${encodeURIComponent(evil)}`)).toBe('/dashboard'),
  )
})
