/**
 * A city for each zone of the world, the better known first where several keep the same time. The names are those of
 * `city-timezones`, and of the zone itself where that knows none.
 */
const CITIES = `Pacific/Pago_Pago Pago Pago
Pacific/Honolulu Honolulu
Pacific/Marquesas Marquesas
America/Anchorage Anchorage
Pacific/Gambier Gambier
America/Los_Angeles Los Angeles
America/Tijuana Tijuana
Pacific/Pitcairn Pitcairn
America/Denver Denver
America/Phoenix Phoenix
America/Chicago Chicago
America/Mexico_City Mexico City
America/New_York New York
America/Bogota Bogota
America/Halifax Halifax
America/Caracas Caracas
America/St_Johns St. John’s
America/Sao_Paulo Sao Paulo
America/Noronha Noronha
Atlantic/South_Georgia Grytviken
Atlantic/Cape_Verde Praia
Atlantic/Azores Ponta Delgada
Europe/London London
Atlantic/Reykjavik Reykjavik
Europe/Paris Paris
Africa/Lagos Lagos
Africa/Cairo Cairo
Africa/Johannesburg Cape Town
Europe/Moscow Moscow
Africa/Nairobi Nairobi
Asia/Tehran Tehran
Asia/Dubai Dubai
Asia/Kabul Kabul
Asia/Karachi Karachi
Asia/Kolkata Mumbai
Asia/Kathmandu Kathmandu
Asia/Dhaka Dhaka
Asia/Yangon Yangon
Asia/Bangkok Bangkok
Asia/Shanghai Shanghai
Australia/Eucla Eucla
Asia/Tokyo Tokyo
Australia/Darwin Darwin
Australia/Adelaide Adelaide
Australia/Sydney Sydney
Australia/Brisbane Brisbane
Australia/Lord_Howe Lord Howe
Pacific/Noumea Noumea
Pacific/Auckland Auckland
Pacific/Fiji Suva
Pacific/Chatham Chatham
Pacific/Apia Apia
Pacific/Kiritimati Kiritimati`

export const ZONES: readonly (readonly [zone: string, city: string])[] = CITIES.split('\n').map((line) => {
  const at = line.indexOf(' ')
  return [line.slice(0, at), line.slice(at + 1)] as const
})
