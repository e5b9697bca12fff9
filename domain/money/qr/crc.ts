const polynomial = 0x1021

/** CRC-16/CCITT-FALSE of a text's UTF-8 bytes, as four upper-case hex digits (EMVCo QR code specification, ID 63). */
export function crcOf(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++)
      crc = ((crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ polynomial) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
