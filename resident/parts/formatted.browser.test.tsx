import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Formatted } from './formatted.tsx'

test('a text is drawn with its formatting, and nothing of it runs or leads elsewhere', async () => {
  const html =
    '<h1>Nước</h1><p>Từ <strong>9 giờ</strong>, xem <a href="https://nha.example/x" onclick="boom()">đây</a> ' +
    '<a href="javascript:boom()">kia</a></p><ul><li>Bể B</li></ul><script>boom()</script><img src="x" onerror="boom()">' +
    '<iframe src="https://evil.example"></iframe>'
  const screen = await render(<Formatted html={html} />)
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Nước' })).toBeVisible()
  await expect.element(screen.getByText('9 giờ')).toBeVisible()
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('Bể B')
  const link = screen.getByRole('link', { name: 'đây' }).element()
  expect(link.getAttribute('href')).toBe('https://nha.example/x')
  expect(link.getAttribute('onclick')).toBe(null)
  expect(screen.container.querySelectorAll('a')).toHaveLength(1)
  expect(screen.container.querySelectorAll('script, img, iframe, [onerror]')).toHaveLength(0)
  expect(screen.container.querySelector('p')?.textContent).toContain('kia')
})
