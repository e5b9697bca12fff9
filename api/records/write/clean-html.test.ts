import { expect, it } from 'vitest'
import { clean } from './clean-html.ts'
import { crowding } from '#tests/support/server/crowding.ts'

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<img src="//evil.tld/x.png">',
  '<svg onload=alert(1)><animate onbegin=alert(1)></svg>',
  '<xmp><script>alert(1)</script></xmp>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
])('nothing that runs or reaches out is kept: %s', (html) => {
  expect(clean(html)).not.toMatch(
    /<script|<iframe|<svg|<style|\son\w+=|javascript:|data:text|\/\/evil|style=/i,
  )
})

it('keeps what our own editor writes', () => {
  const html =
    '<h2>Thông báo</h2><p class="align-center"><strong>Cắt nước</strong> từ <em>8 giờ</em></p><ul><li>Tháp A</li></ul>'
  expect(clean(html)).toBe(html)
})

it.each(['_blank', '_BLANK', 'elsewhere'])(
  'links that open a page at %s can not be reached back by it',
  (target) => {
    const html = clean(`<a href="https://example.com" target="${target}" rel="opener">x</a>`)
    expect(html).toContain('rel="noopener noreferrer"')
    expect(html).not.toContain('"opener"')
  },
)

it('an address of comments alone takes no time, and is no address', () => {
  const comments = `x${'y'.repeat(100_000)}${'<!---->'.repeat(9_000)}`
  const begin = performance.now()
  expect(clean(`<p><a href="${comments}" title="t">x</a><img src="${comments}" /></p>`)).toBe(
    '<p><a title="t">x</a><img /></p>',
  )
  expect(performance.now() - begin).toBeLessThan(250 * crowding())
})
