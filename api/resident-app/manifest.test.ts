import { Readable } from 'node:stream'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawIcon, iconSizes, type IconName } from './app-icon.ts'
import { manifestOf } from './manifest.ts'

test('a building’s app has its name and logo', () => {
  const manifest = manifestOf({ id: '7', name: 'Hồ Sen', hasLogo: true })
  expect(manifest).toMatchObject({ id: '/app/', name: 'Hồ Sen', short_name: 'Hồ Sen', start_url: '/app/' })
  expect(manifest.icons.map(({ src }) => src)).toEqual([
    '/app/building/7/icon-192.png',
    '/app/building/7/icon-512.png',
    '/app/building/7/icon-maskable.png',
  ])
})

test('one without a logo has the app’s own icons, and a long name is not cut in the middle', () => {
  const manifest = manifestOf({ id: '7', name: 'Khu căn hộ Sài Gòn Mới', hasLogo: false })
  expect(manifest.short_name).toBe('Lobby')
  expect(manifest.icons.every(({ src }) => src.startsWith('/app/icon-'))).toBe(true)
})

test.each(Object.keys(iconSizes) as IconName[])('%s is a square of its size, without holes', async (name) => {
  const logo = await sharp({ create: { width: 300, height: 80, channels: 4, background: '#0f766e80' } })
    .png()
    .toBuffer()
  const icon = await sharp(await drawIcon(Readable.from([logo]), name)).metadata()
  const { side } = iconSizes[name]
  expect([icon.format, icon.width, icon.height, icon.hasAlpha]).toEqual(['png', side, side, false])
})
