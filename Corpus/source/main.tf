terraform {
  required_version = ">= 1.5"
}

variable "region" {
  type    = string
  default = "eu-north-1"
}

resource "aws_s3_bucket" "charts" {
  bucket = "charts-${var.region}"
  tags = {
    Purpose = "sea charts"
  }
}

output "bucket" {
  value = aws_s3_bucket.charts.id
}
