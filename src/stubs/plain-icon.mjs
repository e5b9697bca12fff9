import { createElement } from 'react'

/** An icon of antd's in the colour of its text: no second colour, no context. src/theme/base.css has its style. */
// oxlint-disable-next-line import/no-default-export -- as in what it stands for
export default function PlainIcon({ icon, spin, rotate, className = '', ...props }) {
  const spins = spin === true || icon.name === 'loading'
  const turned = rotate === undefined ? undefined : { transform: `rotate(${rotate}deg)` }
  return createElement(
    'span',
    {
      role: 'img',
      'aria-label': icon.name,
      ...props,
      className: `anticon anticon-${icon.name}${spins ? ' anticon-spin' : ''} ${className}`,
    },
    draw(icon.icon, 'svg', {
      'data-icon': icon.name,
      width: '1em',
      height: '1em',
      fill: 'currentColor',
      'aria-hidden': true,
      style: turned,
    }),
  )
}

const draw = ({ tag, attrs, children = [] }, key, own) =>
  createElement(
    tag,
    { key, ...attrs, ...own },
    children.map((child, at) => draw(child, at)),
  )
