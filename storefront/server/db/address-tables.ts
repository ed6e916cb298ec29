/** The tables of addresses that members keep. */
export interface AddressTables {
  addresses: AddressTable;
}

export interface AddressTable {
  id: string;
  person_id: string;
  /** What its owner calls it. */
  label: string;
  /** An address as JSON. */
  address: string;
  /** The same for every way to write one address; an account has none twice. */
  address_key: string;
  /** 1 for the one that a checkout begins with; an account with addresses has one. */
  is_default: number;
  created_at: string;
  updated_at: string;
}
