import { expect, test } from 'vitest'
import { crcOf } from './crc.ts'
import { readQr, writeKhqr } from './payment-qr.ts'

// QRs of other makers: NAPAS' own examples, and the shapes that banks and wallets print, with their signs of people changed.
const sealed = (objects: string) => `${objects}6304${crcOf(`${objects}6304`)}`

const vietqr: readonly (readonly [what: string, text: string, fields: object])[] = [
  [
    'a card, of NAPAS',
    '00020101021238600010A00000072701300006970403011697040311012345670208QRIBFTTC530370454061800005802VN62340107NPS68690819thanh toan don hang6304A203',
    { bin: '970403', account: '9704031101234567', service: 'card', amount: '180000', bill: 'NPS6869' },
  ],
  [
    'cash from a machine, of NAPAS',
    '00020101021238500010A000000727012200069704030108123456780206QRCASH5204601153037045802VN5915NGUYEN HUU HUAN6005HANOI6237052120190109155714228384707080000111163041009',
    {
      service: 'cash',
      account: '12345678',
      name: 'NGUYEN HUU HUAN',
      city: 'HANOI',
      reference: '201901091557142283847',
      terminal: '00001111',
    },
  ],
  [
    'a shop',
    sealed(
      '00020101021138580010A00000072701300006970403011621129950446040250206QRPUSH5204581253037045802VN5910PHUONG CAC6005HANOI62110307NPS6869',
    ),
    {
      service: 'merchant',
      account: '2112995044604025',
      name: 'PHUONG CAC',
      city: 'HANOI',
      store: 'NPS6869',
    },
  ],
  [
    'a wallet’s reference and its object 80',
    sealed(
      '00020101021138620010A00000072701320006970454011899MM24011M348750800208QRIBFTTA53037045802VN62190515MOMOW2W348750808003046',
    ),
    { bin: '970454', account: '99MM24011M34875080', reference: 'MOMOW2W34875080' },
  ],
  [
    'a wallet’s account of 20 signs',
    sealed(
      '00020101021138640010A000000727013400069704260120MOMO23350M00425700000208QRIBFTTA53037045405500005802VN',
    ),
    { bin: '970426', account: 'MOMO23350M0042570000', amount: '50000' },
  ],
  [
    'no word on how often it is paid',
    sealed(
      '00020138570010A00000072701270006970403011300110123456780208QRIBFTTA520459995303704540410005802VN5912NGUYEN VAN A6005HANOI',
    ),
    { account: '0011012345678', amount: '1000', name: 'NGUYEN VAN A' },
  ],
]

test.each(vietqr)('a VietQR: %s', (_what, text, fields) => {
  expect(readQr(text)).toMatchObject({ valid: true, kind: 'vietqr', fields, errors: [] })
})

const khqr: readonly (readonly [what: string, text: string, fields: object])[] = [
  [
    'of a bank that adds its own scheme',
    sealed(
      '00020101021129450016abaakhppxxx@abaa01090096294450208ABA Bank40390006abaP2P011224D93FFFC17102090096294455204000053031165802KH5909Dara SOKH6010Phnom Penh',
    ),
    { account: 'abaakhppxxx@abaa', accountNumber: '009629445', bank: 'ABA Bank', currency: 'riel' },
  ],
  [
    'a second scheme before it, and one that is not ours at 38',
    sealed(
      '0002010102111516123456781234567838140010OTHER.BANK29180014jonhsmith@nbcq5204599953038405802KH5910Jonh Smith6010Phnom Penh',
    ),
    { account: 'jonhsmith@nbcq', currency: 'usd' },
  ],
  [
    'Khmer beside it',
    '00020101021130400014jonhsmith@nbcq01061234560208Dev Bank5204599953031165802KH5910Jonh Smith6009Siam Reap64280002km0108ចន ស្មីន0206សៀមរាប6304C9AA',
    {
      merchantId: '123456',
      city: 'Siam Reap',
      language: 'km',
      alternateName: 'ចន ស្មីន',
      alternateCity: 'សៀមរាប',
    },
  ],
  [
    'a name and a city in Khmer',
    sealed('00020101021129180014jonhsmith@nbcq5204599953031165802KH5908ចន ស្មីន6007ភ្នំពេញ'),
    { name: 'ចន ស្មីន', city: 'ភ្នំពេញ' },
  ],
  [
    'an amount that never expires',
    sealed('00020101021229180014jonhsmith@nbcq520459995303840540410.55802KH5910Jonh Smith6010Phnom Penh'),
    { account: 'jonhsmith@nbcq', amount: '10.5' },
  ],
  [
    'an amount of which only its beginning is told',
    sealed(
      '00020101021229180014jonhsmith@nbcq5204599953031165405100005802KH5910Jonh Smith6010Phnom Penh991700131773894603019',
    ),
    { amount: '10000', createdAt: 1_773_894_603_019 },
  ],
  [
    'a phone that is to be asked for',
    sealed('00020101021129180014jonhsmith@nbcq5204599953031165802KH5910Jonh Smith6010Phnom Penh62070203***'),
    { mobile: '***' },
  ],
]

test.each(khqr)('a KHQR: %s', (_what, text, fields) => {
  expect(readQr(text)).toMatchObject({ valid: true, kind: 'khqr', fields, errors: [] })
})

test.each([
  ['too long', '5912', '59'],
  ['too short', '5907', '59'],
])('a name whose length is %s is found', (_what, said, tag) => {
  const text = sealed(
    `00020101021129180014jonhsmith@nbcq5204599953031165802KH${said}Jonh Smith6010Phnom Penh`,
  )
  expect(readQr(text)).toMatchObject({ valid: false, kind: 'khqr' })
  expect(readQr(text).errors).toContainEqual({ tag, fault: 'cut_off' })
})

test('another language has a name in it', () => {
  const written = {
    account: 'jonhsmith@nbcq',
    name: 'Jonh Smith',
    city: 'Siem Reap',
    currency: 'riel',
    language: 'km',
    alternateName: 'ចន ស្មីន',
  } as const
  expect(readQr(writeKhqr(written))).toMatchObject({ valid: true, fields: written })
  const text = sealed(
    '00020101021129180014jonhsmith@nbcq5204599953031165802KH5910Jonh Smith6009Siem Reap64060002km',
  )
  expect(readQr(text).errors).toEqual([{ tag: '64.01', fault: 'missing' }])
})
