import { expect, test } from 'vitest'
import { apartmentType } from '#entities/property/apartment-type.ts'
import { block } from '#entities/property/block.ts'
import { renderInConsole, WithTools } from '#tests/support/components/render.tsx'
import { RecordLink } from './record-link.tsx'

test.each([
  [apartmentType, { name: '2PN', color: '#0f766e' }, 'rgb(15, 118, 110)'],
  // Its declaration names no colour.
  [block, { name: '2PN', color: '#0f766e' }, undefined],
])(
  'before the name of a record stands the colour that its declaration names',
  async (entity, named, color) => {
    const { getByText, container } = await renderInConsole(
      <WithTools>
        {(tools) => <RecordLink entityName={entity.name} record={{ id: '7', ...named }} tools={tools} />}
      </WithTools>,
    )
    await expect.element(getByText('2PN')).toBeVisible()
    const swatch = container.querySelector<HTMLElement>('.lobby-swatch')
    expect(swatch?.style.background).toBe(color)
  },
)
