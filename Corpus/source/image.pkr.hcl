packer {
  required_plugins {
    amazon = {
      version = ">= 1.2.8"
      source  = "github.com/hashicorp/amazon"
    }
  }
}

source "amazon-ebs" "debian" {
  ami_name      = "harbour-{{timestamp}}"
  instance_type = "t3.micro"
  region        = "eu-west-1"
  ssh_username  = "admin"
}

build {
  name    = "harbour"
  sources = ["source.amazon-ebs.debian"]

  provisioner "shell" {
    inline = ["sudo apt-get update", "sudo apt-get install -y nginx"]
  }
}
