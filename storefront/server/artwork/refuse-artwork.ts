import { type ArtworkRefusalCode, artworkRefusals } from '@kerf/sdk/contract';
import { type ApiFailure, failure } from '../http/api-failure.js';

/** Why a file is not taken, in the words that whoever sent it reads. */
export const refuseArtwork = (code: ArtworkRefusalCode): ApiFailure =>
  failure(code, artworkRefusals[code], { field: 'filename' });
